import { expect, test } from "vitest";
import { ledger } from "../games/richesses-du-monde/ledger";
import type { Ledger } from "../games/module";
import gameTexts from "../../../src/ludotheque/games/richesses_du_monde/texts/fr.ftl?raw";
import pageTexts from "../games/richesses-du-monde/texts/fr.ftl?raw";
import house from "../../../src/ludotheque/texts/fr.ftl?raw";
import web from "../texts/fr.ftl?raw";
import { plain } from "../testing/plain";
import { Sentences } from "../texts/sentences";
import { Texts } from "../texts/texts";
import type { LogEntry, WireEvent } from "../wire";
import type { Book } from "../table/ledger";
import { captionOf, turnsIn } from "./caption";

const text = new Texts(new Sentences("fr", house, web, gameTexts, pageTexts), null, ["Alix", "Béa", "Carl"]);
const [ALIX, CARL] = [0, 2];

const moves: WireEvent[][] = [
  [{ is: "round-begun", round: 3 }],
  [{ is: "dice-rolled", seat: ALIX, white: 1, red: 2 }],
  [
    { is: "dice-rolled", seat: CARL, white: 3, red: 3 },
    { is: "double-paid", seat: CARL, amount: 3_000_000 },
  ],
  [],
];

function bookUntil(last: number): Book {
  const log: LogEntry[] = moves.map((events, number) => ({ number, seat: null, at: 0, events }));
  return { log: log.slice(0, last + 1), text, ledger: ledger as unknown as Ledger, edition: null };
}

function captionAt(number: number): [string, ...string[]] {
  const { head, lines } = captionOf(bookUntil(number), null);
  return [plain(head), ...lines.map((line) => plain(line.text))];
}

test("a position is told by the game's own round, whose turn it is, and all that the move did", () => {
  expect(captionAt(1)).toEqual(["Manche 3 · Tour d’Alix", "Alix lance les dés : 1 au blanc, 2 au rouge."]);
  expect(captionAt(2)).toEqual([
    "Manche 3 · Tour de Carl",
    "Carl lance les dés : 3 au blanc, 3 au rouge.",
    "Un double ! Carl paie 3 M€ à la banque.",
  ]);
});

test("before anything is done there is nothing to say", () => {
  expect(captionAt(0)).toEqual([""]);
});

test("a move that tells nothing leaves standing what was told last", () => {
  expect(captionAt(3)).toEqual(captionAt(2));
});

test("one jumps to the turns that the journal names", () => {
  expect(turnsIn(bookUntil(3), [0, 1, 3])).toEqual([1, 2]);
  expect(turnsIn({ ...bookUntil(3), ledger: undefined }, [0, 1, 3])).toEqual([0, 1, 3]);
});
