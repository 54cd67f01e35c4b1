import { expect, test } from "vitest";
import { gain, sum, terms } from "./chain";

const values = (nation: number) => [4, 3, 5, 6][nation]!;
const chain = { chain: [0, 1, 2], chain_points: 25, next_multiplier: 4 };

test("the chain is written as the sum of its cards", () => {
  expect(sum(terms(chain, values))).toBe("4 + 2×3 + 3×5");
});

test("multipliers end just before the next card's", () => {
  const multipliers = terms({ ...chain, next_multiplier: 6 }, values).map((term) => term.multiplier);

  expect(multipliers).toEqual([3, 4, 5]);
});

test("a card brings its value times the next multiplier, on top of the chain", () => {
  expect(gain(chain, 6)).toEqual({ multiplier: 4, value: 6, points: 24, total: 49 });
});
