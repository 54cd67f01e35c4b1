import { expect, test } from "vitest";
import { NOBODY } from "../../texts/kinds";
import type { CouleursView } from "../../wire";
import { covererOf, holderOf, playable } from "./seen";

const view = {
  turn: 1,
  hands: [[3, 4], [5]],
  covered_by: [NOBODY, 0, 1],
  scores: [7, -5],
  totals: [100, 90],
} as unknown as CouleursView;

test("what may be played is what is asked", () => {
  const ask = { verb: "play-card", blanks: [{ is: "one-of" as const, name: "nation", choices: [3, 4] }] };

  expect(playable([ask, { verb: "pass-turn", blanks: [] }])).toEqual([3, 4]);
  expect(playable([])).toEqual([]);
});

test("a nation is covered by a seat, held by a seat, or neither", () => {
  expect(covererOf(view, 2)).toBe(1);
  expect(covererOf(view, 0)).toBeNull();
  expect(holderOf(view, 5)).toBe(1);
  expect(holderOf(view, 0)).toBeNull();
});
