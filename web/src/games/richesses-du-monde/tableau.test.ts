import { expect, test } from "vitest";
import type { RichessesDuMondeEvent } from "../../wire";
import { leftBy } from "../../table/pacing";
import { act, ROLL_MS, STEP_MS } from "./tableau";
import { edition, viewWith } from "./testing";

const before = viewWith({}, { squares: [3, 0, 0], ahead: [[4, 5, 6], [], []] });
const THROW: RichessesDuMondeEvent[] = [
  { is: "dice-rolled", seat: 0, white: 1, red: 1 },
  { is: "pawn-moved", seat: 0, from_square: 3, square: 5 },
];
const DROPPED: RichessesDuMondeEvent = {
  is: "exchange-dropped",
  proposer: 0,
  partner: 1,
} as RichessesDuMondeEvent;

function shown(events: RichessesDuMondeEvent[], after = before) {
  return act({ before, after, events, me: 0, edition, options: {} });
}

test("dice roll first, then the pawn walks square by square", () => {
  const { first } = shown(THROW, viewWith({}, { squares: [5, 0, 0] }));

  expect(first.map(({ ms }) => ms).slice(0, 3)).toEqual([ROLL_MS, STEP_MS, STEP_MS]);
  expect(first.map(({ shows }) => [shows!.rolling, shows!.walker!.square])).toEqual([
    [true, 3],
    [false, 4],
    [false, 5],
    [false, 5],
  ]);
  expect(first[0]!.shows!.dice).toEqual({ white: 1, red: 1 });
});

test("a deal is stamped while it lies there, before the next one comes", () => {
  const told = shown([DROPPED]);

  expect(told.first.map(({ shows }) => shows!.verdict!.is)).toEqual(["exchange-dropped"]);
  expect(leftBy(told)).toBeNull();
});

test("a news card stays to be read, and a purchase after it leaves it there", () => {
  const read = shown([...THROW, { is: "news-read", seat: 0, card: 4 }]);
  const bought = shown([{ is: "title-bought", seat: 1, title: 0, price: 100_000 }]);

  expect(leftBy(read)).toMatchObject({ is: "news", news: { seat: 0, card: 4 } });
  expect(leftBy(bought)).toBeUndefined();
  expect(leftBy(shown(THROW))).toBeNull();
});
