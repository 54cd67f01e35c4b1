import { expect, test } from "vitest";
import { frame } from "../testing/samples";
import type { Frames } from "../wire";
import { wholeFilm } from "./film";
import { clamped, nextTurn, startingAt, turnBefore } from "./position";

test("a long film is fetched in handfuls until its end", async () => {
  const total = 450;
  const asked: [number, number][] = [];
  const fetch = async (first: number, last: number): Promise<Frames> => {
    asked.push([first, last]);
    const count = Math.min(last, total) - first + 1;
    const frames = Array.from({ length: count }, (_, place) => frame(first + place, null));
    return { first: 0, total, turns: [0], frames, over: null };
  };

  const film = await wholeFilm(fetch);

  expect(film.frames).toHaveLength(451);
  expect(asked).toEqual([
    [0, 199],
    [200, 399],
    [400, 450],
  ]);
});

test("where one may not look back, the film is the present", async () => {
  const fetch = async (): Promise<Frames> => ({
    first: 300,
    total: 300,
    turns: [300],
    frames: [frame(300, null)],
    over: null,
  });

  const film = await wholeFilm(fetch);

  expect(film).toMatchObject({ total: 0, turns: [0] });
  expect(film.frames.map(({ entry }) => entry.number)).toEqual([300]);
});

test("one stays within the film", () => {
  expect([clamped(-1, 9), clamped(99, 9), clamped(Number.NaN, 9)]).toEqual([0, 9, 9]);
});

test("an address says where to start", () => {
  expect(startingAt(new URLSearchParams("at=4"), 9)).toBe(4);
  expect(startingAt(new URLSearchParams("at=40"), 9)).toBe(9);
  expect(startingAt(new URLSearchParams(), 9)).toBe(9);
});

test("one jumps from turn to turn", () => {
  expect(nextTurn([0, 3, 7], 3, 9)).toBe(7);
  expect(nextTurn([0, 3, 7], 8, 9)).toBe(9);
  expect(turnBefore([0, 3, 7], 3)).toBe(0);
});
