import { expect, test } from "vitest";
import { spotOf, towards } from "./layout";

test("markets lie clockwise from the top left", () => {
  const around = [0, 1, 2, 3, 4, 5].map((market) => spotOf(market));
  expect(around.map(({ column }) => column)).toEqual([0, 1, 1, 1, 0, 0]);
  expect(around.map(({ row }) => row)).toEqual([0, 0, 1, 2, 2, 1]);
});

test("arrows lead from market to market and stop at the edge", () => {
  expect(towards(0, "ArrowRight")).toBe(1);
  expect(towards(0, "ArrowDown")).toBe(5);
  expect(towards(0, "ArrowLeft")).toBeNull();
  expect(towards(3, "ArrowDown")).toBeNull();
  expect(towards(3, "Enter")).toBeNull();
});
