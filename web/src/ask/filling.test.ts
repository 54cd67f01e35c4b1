import { expect, test } from "vitest";
import { playCard } from "../testing/samples";
import type { Amount, Ask, SomeOf } from "../wire";
import { freshFilling, isFilled, isOneClick, leftOut, nearest, toggled } from "./filling";

const amount: Amount = { is: "amount", name: "amount", low: 5, high: 52, step: 10 };
const some: SomeOf = { is: "some-of", name: "title", choices: [7, 3, 9], least: 1, most: 2 };

test("an amount is brought to the nearest that is allowed", () => {
  expect(nearest(amount, 0)).toBe(5);
  expect(nearest(amount, 21)).toBe(25);
  expect(nearest(amount, 1000)).toBe(45);
  expect(nearest(amount, Number.NaN)).toBe(5);
});

test("some of a list are sent in the list's order, whatever the order of the clicks", () => {
  expect(toggled(some, toggled(some, [], 9), 7)).toEqual([7, 9]);
  expect(toggled(some, [7, 9], 7)).toEqual([9]);
});

test("an amount that may be asked as well as paid starts with neither", () => {
  const balance: Amount = { is: "amount", name: "balance", low: -200, high: 30, step: 50 };

  expect(freshFilling({ verb: "exchange", blanks: [balance] })).toEqual([[0]]);
});

test("a form is complete when every blank is", () => {
  const ask: Ask = { verb: "offer", blanks: [amount, some] };
  const filling = freshFilling(ask);

  expect(filling).toEqual([[5], []]);
  expect(isFilled(ask, filling)).toBe(false);
  expect(isFilled(ask, [[15], [3]])).toBe(true);
  expect(isFilled(ask, [[16], [3]])).toBe(false);
  expect(isFilled(ask, [[15], [7, 3, 9]])).toBe(false);
});

test("a filling that a rule takes out names the rule", () => {
  const ask: Ask = {
    verb: "offer",
    blanks: [amount, some],
    but: { fillings: [[[15], [3]]], clause: "small.twice" },
  };

  expect(leftOut(ask, [[15], [3]])).toBe("small.twice");
  expect(leftOut(ask, [[25], [3]])).toBe("");
  expect(leftOut({ but: null }, [[15], [3]])).toBe("");
});

test("one choice of a list is one click", () => {
  expect(isOneClick(playCard)).toBe(true);
  expect(isOneClick({ verb: "offer", blanks: [amount] })).toBe(false);
});
