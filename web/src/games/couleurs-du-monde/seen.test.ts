import { expect, test } from "vitest";
import { NOBODY } from "../../texts/kinds";
import { covererOf, holderOf, playable } from "./seen";
import { playing, viewWith } from "./testing";

const view = viewWith({ hands: [[3, 4], [5]], covered_by: [NOBODY, 0, 1] });

test("what may be played is what is asked", () => {
  expect(playable([playing(3, 4), { verb: "pass-turn", blanks: [] }])).toEqual([3, 4]);
  expect(playable([])).toEqual([]);
});

test("a nation is covered by a seat, held by a seat, or neither", () => {
  expect(covererOf(view, 2)).toBe(1);
  expect(covererOf(view, 0)).toBeNull();
  expect(holderOf(view, 5)).toBe(1);
  expect(holderOf(view, 0)).toBeNull();
});
