import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RichessesDuMondeEvent } from "../../wire";
import { propsWith, viewWith } from "./testing";
import { ROLL_MS, STEP_MS, Theatre } from "./theatre.svelte";

const before = propsWith(viewWith({}, { squares: [3, 0, 0], ahead: [[4, 5, 6], [], []] }), { motion: true });
const events: RichessesDuMondeEvent[] = [
  { is: "dice-rolled", seat: 0, white: 1, red: 1 },
  { is: "pawn-moved", seat: 0, from_square: 3, square: 5 },
];
const after = propsWith(viewWith({}, { squares: [5, 0, 0] }), { motion: true, lastEvents: events });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("dice roll first, then the pawn walks square by square", () => {
  const theatre = new Theatre();
  theatre.follow(before);
  theatre.follow(after);

  expect([theatre.rolling, theatre.walker, theatre.squareOf(0, 5)]).toEqual([true, 0, 3]);
  vi.advanceTimersByTime(ROLL_MS);
  expect([theatre.rolling, theatre.squareOf(0, 5)]).toEqual([false, 4]);
  vi.advanceTimersByTime(2 * STEP_MS);
  expect([theatre.busy, theatre.walker, theatre.squareOf(0, 5)]).toEqual([false, null, 5]);
});

test("who wants no motion sees the pawn where it is", () => {
  const theatre = new Theatre();
  theatre.follow({ ...before, motion: false });
  theatre.follow({ ...after, motion: false });

  expect([theatre.busy, theatre.squareOf(0, 5)]).toEqual([false, 5]);
});

test("a position seen for the first time does not move", () => {
  const theatre = new Theatre();
  theatre.follow(after);

  expect(theatre.busy).toBe(false);
});

test("a news card lies open until the next throw", () => {
  const theatre = new Theatre();
  theatre.follow(before);
  theatre.follow({ ...after, lastEvents: [...events, { is: "news-read", seat: 0, card: 4 }] });
  expect(theatre.news).toEqual({ seat: 0, card: 4 });

  theatre.follow({ ...after, lastEvents: [{ is: "title-bought", seat: 1, title: 0, price: 100_000 }] });
  expect(theatre.news).not.toBeNull();

  theatre.follow({ ...after, lastEvents: [{ is: "dice-rolled", seat: 1, white: 1, red: 2 }] });
  expect(theatre.news).toBeNull();
});
