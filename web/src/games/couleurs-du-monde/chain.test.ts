import { expect, test } from "vitest";
import { sum } from "./chain";

const counts = [
  { nation: 0, multiplier: 1, value: 4, points: 4, total: 4 },
  { nation: 1, multiplier: 2, value: 3, points: 6, total: 10 },
  { nation: 2, multiplier: 3, value: 5, points: 15, total: 25 },
];

test("the chain is written as the sum of its cards", () => {
  expect(sum(counts)).toBe("4 + 2×3 + 3×5");
});
