import { expect, test } from "vitest";
import { NOBODY } from "../../texts/kinds";
import { covererOf, gainOf, holderOf, playable } from "./seen";
import { editionOf, playing, propsWith, viewWith } from "./testing";

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

test("a nation brings what the house says, and only to whoever may cover it", () => {
  const gain = { nation: 3, multiplier: 2, value: 5, points: 10, total: 14 };
  const counted = viewWith({ gains: [gain] });
  const edition = editionOf([], []);

  expect(gainOf(propsWith(counted, edition, [playing(3)]), 3)).toEqual(gain);
  expect(gainOf(propsWith(counted, edition, [playing(3)]), 4)).toBeNull();
  expect(gainOf(propsWith(counted, edition, []), 3)).toBeNull();
});
