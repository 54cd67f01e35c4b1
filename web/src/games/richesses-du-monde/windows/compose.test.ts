import { expect, test } from "vitest";
import type { Amount } from "../../../wire";
import { fitting, flowBounds, flowOf, isWhole, turned } from "./compose";

const balance: Amount = { is: "amount", name: "balance", low: -200_000_000, high: 3_020_000, step: 50_000 };

test("money flows one way, the other, or not at all", () => {
  expect([flowOf(0), flowOf(50_000), flowOf(-50_000)]).toEqual(["none", "pay", "get"]);
});

test("one pays at most what one has, to the step, and asks at most what may be asked", () => {
  expect(flowBounds(balance, "pay")).toMatchObject({ low: 50_000, high: 3_000_000 });
  expect(flowBounds(balance, "get")).toMatchObject({ low: 50_000, high: 200_000_000 });
  expect(flowBounds(balance, "none")).toBeNull();
});

test("whoever has no cash cannot pay on top", () => {
  expect(flowBounds({ ...balance, high: 20_000 }, "pay")).toBeNull();
  expect(turned({ ...balance, high: 20_000 }, "pay", 1_000_000)).toBe(0);
});

test("turning the flow keeps the sum as far as the bounds allow", () => {
  expect(turned(balance, "get", 1_000_000)).toBe(-1_000_000);
  expect(turned(balance, "pay", -9_000_000)).toBe(3_000_000);
});

test("a draft keeps what can still be given, wanted and paid", () => {
  const draft = { given: [2, 7], wanted: [4], balance: 9_000_000 };

  expect(fitting(draft, [1, 2, 3], [4, 5], balance)).toEqual({ given: [2], wanted: [4], balance: 3_000_000 });
});

test("an exchange needs something on both sides", () => {
  expect(isWhole({ given: [1], wanted: [], balance: 0 })).toBe(false);
  expect(isWhole({ given: [1], wanted: [2], balance: 0 })).toBe(true);
});
