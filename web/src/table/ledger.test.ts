import { expect, test } from "vitest";
import { ledger } from "../games/richesses-du-monde/ledger";
import type { Ledger } from "../games/module";
import pageTexts from "../games/richesses-du-monde/texts/fr.ftl?raw";
import gameTexts from "../../../src/ludotheque/games/richesses_du_monde/texts/fr.ftl?raw";
import house from "../../../src/ludotheque/texts/fr.ftl?raw";
import web from "../texts/fr.ftl?raw";
import { Sentences } from "../texts/sentences";
import { plain } from "../testing/plain";
import { Texts } from "../texts/texts";
import type { LogEntry, WireEvent } from "../wire";
import { filtered, latestChanges, turnsOf, type Book } from "./ledger";

const text = new Texts(new Sentences("fr", house, web, gameTexts, pageTexts), null, ["Alix", "Béa", "Carl"]);
const [ALIX, BEA, CARL] = [0, 1, 2];

const events: WireEvent[][] = [
  [{ is: "round-begun", round: 3 }],
  [{ is: "dice-rolled", seat: ALIX, white: 1, red: 2 }],
  [{ is: "royalty-paid", debtor: ALIX, owner: BEA, product: 4, amount: 4_000_000 }],
  [{ is: "dice-rolled", seat: CARL, white: 3, red: 3 }],
  [{ is: "double-paid", seat: CARL, amount: 3_000_000 }],
];
const log: LogEntry[] = events.map((told, number) => ({ number, seat: null, at: 0, events: told }));
const book: Book = { log, text, ledger: ledger as unknown as Ledger, edition: null };

const sumsOf = (changes: { seat: number; sum: string; why: string }[]) =>
  changes.map(({ seat, sum, why }) => [seat, plain(sum), plain(why)]);

test("the journal is cut into turns, the first of a round under its name", () => {
  expect(turnsOf(book).map(({ round, seat, lines }) => [round, seat, lines.length])).toEqual([
    ["Manche 3", ALIX, 2],
    ["", CARL, 2],
  ]);
});

test("who pays and who is paid each see the sum, its cause and the other", () => {
  const paid = turnsOf(book)[0]!.lines[1]!;

  expect(sumsOf(paid.changes)).toEqual([
    [ALIX, "−4 M€", "royalties 4, à Béa"],
    [BEA, "+4 M€", "royalties 4, d’Alix"],
  ]);
});

test("the last change of each purse stays with its cause", () => {
  expect(sumsOf([...latestChanges(book).values()])).toEqual([
    [ALIX, "−4 M€", "royalties 4, à Béa"],
    [BEA, "+4 M€", "royalties 4, d’Alix"],
    [CARL, "−3 M€", "un double aux dés"],
  ]);
});

test("what was taken back changed nothing in the end", () => {
  const undone = [{ number: 5, seat: CARL, at: 0, events: [{ is: "taken-back", seat: CARL, number: 4 }] }];

  expect(latestChanges({ ...book, log: [...log, ...undone] }).has(CARL)).toBe(false);
});

test("the filters keep what moves money, or what concerns one seat", () => {
  const told = (filter: "money" | number) => filtered(turnsOf(book), filter).flatMap(({ lines }) => lines);

  expect(told("money").map(({ id }) => id)).toEqual(["2.0", "4.0"]);
  expect(told(BEA).map(({ id }) => id)).toEqual(["2.0"]);
  expect(told(CARL).map(({ id }) => id)).toEqual(["3.0", "4.0"]);
});
