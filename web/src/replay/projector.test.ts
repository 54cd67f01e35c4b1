import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Projector } from "./projector.svelte";

const projector = (moves = true) =>
  new Projector(
    (to) => ({ first: [{ ms: 600, shows: `dice ${to}` }], then: [{ ms: 100, shows: `card ${to}` }] }),
    () => moves,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a step forward is shown before it is made", () => {
  const film = projector();
  film.go(1);
  expect([film.at, film.tableau]).toEqual([0, "dice 1"]);

  vi.advanceTimersByTime(700);

  expect([film.at, film.tableau, film.isBusy]).toEqual([1, "card 1", false]);
});

test("a second step makes the first at once", () => {
  const film = projector();
  film.go(1);
  film.go(2);

  expect([film.at, film.tableau]).toEqual([1, "dice 2"]);
});

test("a leap is made at once, with what lay on the table there", () => {
  const film = projector();
  film.go(1);
  film.go(40);

  expect([film.at, film.tableau]).toEqual([40, "card 40"]);
});

test("whoever wants no motion steps at once, and twice the speed takes half the time", () => {
  const still = projector(false);
  still.go(1);
  expect([still.at, still.tableau]).toEqual([1, "card 1"]);

  const fast = projector();
  fast.speed = 2;
  fast.go(1);
  vi.advanceTimersByTime(300);

  expect(fast.at).toBe(1);
});
