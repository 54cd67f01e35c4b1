import { expect, test } from "vitest";
import house from "../../../src/ludotheque/texts/fr.ftl?raw";
import web from "../texts/fr.ftl?raw";
import { Sentences } from "../texts/sentences";
import { Texts } from "../texts/texts";
import plain from "../games/plain";
import { bot, human, playCard, propsAsking } from "../testing/samples";
import type { Ask } from "../wire";
import { choices, openByItself } from "./actions";
import { isResting, leftAt, leftInWords } from "./clock";
import { withNames } from "./emphasis";
import { linked } from "./links";
import { turnsOf } from "./ledger";
import { playerNames } from "./names";
import { turnLine } from "./turn";
import type { LogEntry, WireEvent } from "../wire";

const sentences = new Sentences("fr", house, web);
const text = new Texts(sentences, null, ["Ada", "Adam", "Bob"]);

const linesOf = (log: LogEntry[], forgotten: WireEvent[] = []) =>
  turnsOf({ log, text, ledger: undefined, edition: null, forgotten }).flatMap(({ lines }) => lines);

test("bots borrow first names that nobody at the table bears", () => {
  const seats = [human(0, "Dominique"), bot(1), bot(2)];

  expect(playerNames(seats, sentences)).toEqual(["Dominique", "Claude", "Alix"]);
});

test("names stand out in a sentence, the longest first, and only as whole words", () => {
  expect(withNames("Adam bat Ada, pas Bobby.", text.players).map((part) => part.seat)).toEqual([
    1,
    null,
    0,
    null,
  ]);
});

test("whose turn it is depends on who asks", () => {
  expect(turnLine(text, [0], 0, null)).toBe("À vous de jouer");
  expect(turnLine(text, [0], 1, null)).toBe("Ada joue");
  expect(turnLine(text, [0, 2], null, null)).toBe("On attend Ada et Bob");
});

test("an action that was taken back is struck out of the log", () => {
  const taken = { is: "taken-back", seat: 0, number: 1 };
  const log = [
    { number: 1, seat: 0, at: 0, events: [{ is: "card-played", seat: 0 }] },
    { number: 2, seat: 0, at: 0, events: [taken] },
  ];

  expect(linesOf(log).map((line) => line.undone)).toEqual([true, false]);
});

test("what the game forgets is not in the log, and the other lines keep their names", () => {
  const [shown, played] = [
    { is: "card-shown", seat: 0 },
    { is: "card-played", seat: 0 },
  ];
  const log = [{ number: 1, seat: 0, at: 0, events: [shown, played] }];

  expect(linesOf(log, [shown]).map((line) => line.id)).toEqual(["1.1"]);
});

test("only addresses of tables of this house are links", () => {
  const said = "ici https://jeux.test/t/abc ou https://ailleurs.test/t/abc";

  expect(linked(said, "https://jeux.test").filter((piece) => piece.href)).toEqual([
    { text: "https://jeux.test/t/abc", href: "/t/abc" },
  ]);
});

test("tables of a house below a path are links below that path", () => {
  const said = "ici https://site.test/ludo/t/abc ou https://site.test/t/abc";

  expect(linked(said, "https://site.test/ludo").filter((piece) => piece.href)).toEqual([
    { text: "https://site.test/ludo/t/abc", href: "/ludo/t/abc" },
  ]);
});

test("time left is short to read", () => {
  const say = (key: string, args = {}) => sentences.say(key, args);

  expect(leftInWords(6_200, say)).toBe("7");
  expect(leftInWords(180_000, say)).toBe("3 min");
  expect(leftInWords(3 * 86_400_000, say)).toBe("3 j");
});

test("a clock that rests loses nothing, and runs from then on", () => {
  const deadline = { left: 7000, since: 100, rests: 2000 };

  expect([100, 2099, 2100, 3100, 20_000].map((moment) => leftAt(deadline, moment))).toEqual([
    7000, 7000, 7000, 6000, 0,
  ]);
  expect([2099, 2100].map((moment) => isResting(deadline, moment))).toEqual([true, false]);
});

test("asks of the same verb are told apart by what they settle", () => {
  const offer = (seat: number): Ask => ({
    verb: "answer",
    blanks: [{ is: "one-of", name: "seat", choices: [seat] }],
  });
  const all = choices(plain, propsAsking([offer(0), offer(2)], text));

  expect(all.map((choice) => choice.label)).toEqual(["Answer (Ada)", "Answer (Bob)"]);
  expect(new Set(all.map((choice) => choice.id)).size).toBe(2);
  expect(all.filter((choice) => choice.primary)).toHaveLength(1);
});

test("the only form lies open, unless board or hand do its work", () => {
  const props = propsAsking([playCard, { verb: "pass-turn", blanks: [] }], text);
  const drawn = choices({ ...plain, direct: ["play-card"], verbs: ["announce"] }, props);

  expect(openByItself(choices(plain, props))).toBe("play-card");
  expect(openByItself(drawn)).toBe("");
  expect(drawn.map((choice) => choice.kind)).toEqual(["form", "press", "grey"]);
});

test("what is closed is greyed with its clause, where the game wants it in sight", () => {
  const closed = [{ verb: "pass-turn", clause: "small.turn.play" }];
  const props = { ...propsAsking([playCard], text), closed };
  const greyed = choices(plain, props).filter(({ kind }) => kind === "grey");

  expect(greyed.map(({ verb, clause }) => [verb, clause])).toEqual([["pass-turn", "small.turn.play"]]);
  expect(choices({ ...plain, greysClosed: false }, props)).toHaveLength(1);
  expect(choices({ ...plain, greysClosed: ["pass-turn"] }, props)).toHaveLength(2);
  expect(choices({ ...plain, greysClosed: ["play-card"] }, props)).toHaveLength(1);
  expect(choices({ ...plain, greysClosed: false, verbs: ["pass-turn"] }, props)[1]!.clause).toBe(
    "small.turn.play",
  );
});

test("verbs behind a desk are one button, and only while one of them is asked", () => {
  const desk = { verb: "trade", verbs: ["sell", "swap"], isOpen: () => false, toggle: () => undefined };
  const asks = [playCard, { verb: "sell", blanks: [] }, { verb: "swap", blanks: [] }];
  const open = choices({ ...plain, desk }, propsAsking(asks, text));
  const shut = choices({ ...plain, desk }, propsAsking([playCard], text));

  expect(open.map(({ verb, kind }) => [verb, kind])).toEqual([
    ["play-card", "form"],
    ["trade", "desk"],
  ]);
  expect(shut.map(({ verb }) => verb)).toEqual(["play-card"]);
});

test("a desk that says why is there while what is behind it is closed", () => {
  const desk = { verb: "trade", verbs: ["sell"], isOpen: () => false, toggle: () => undefined };
  const props = { ...propsAsking([], text), closed: [{ verb: "sell", clause: "small.sale.later" }] };

  expect(choices({ ...plain, desk }, props).filter(({ kind }) => kind === "desk")).toEqual([]);
  expect(choices({ ...plain, desk: { ...desk, saysWhy: true } }, props)).toContainEqual(
    expect.objectContaining({ verb: "trade", kind: "desk", shut: true }),
  );
});

test("an ask that the board draws opens no form, but keeps its key", () => {
  const all = choices({ ...plain, drawn: () => true }, propsAsking([playCard], text));

  expect(openByItself(all)).toBe("");
  expect(all[0]).toMatchObject({ drawn: true, letter: text.letter("play-card") });
});
