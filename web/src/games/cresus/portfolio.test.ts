import { expect, test } from "vitest";
import { portfolio } from "./portfolio";
import { climbers } from "./rungs";
import { contents, view } from "./samples";

test("a portfolio tells the shares of each sector, and the bonus to come", () => {
  const next_bonus = [
    [2, 0],
    [0, 0],
    [0, 0],
  ];
  const [energy, luxury] = portfolio(view({ owner: [0, 0, 1, -1], next_bonus }), contents, 0);

  expect([energy!.shares.length, energy!.next]).toEqual([2, 2]);
  expect([luxury!.shares.length, luxury!.next]).toEqual([0, 0]);
});

test("everybody is somewhere on the ladder", () => {
  expect(climbers(view({ signs: [0, 2, 2] }), contents)).toEqual([[0], [], [1, 2], []]);
});
