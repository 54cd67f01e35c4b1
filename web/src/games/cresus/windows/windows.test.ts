import { beforeEach, expect, test } from "vitest";
import { Looks } from "../looks.svelte";
import type { Ask, TableProps } from "../props";
import { view } from "../samples";
import { filled, openWindow } from "./windows";

let looks = new Looks();
let props: TableProps;
const BIDS = {
  expert: 0,
  share: -1,
  bidders: [0, 1],
  sealed: [false, false],
  mine: -1,
  again: false,
  tied: [],
  best: 0,
};

beforeEach(() => {
  looks = new Looks();
  props = { view: view(), looks } as TableProps;
});

test("what waits is on the table; an offer covers what it interrupts", () => {
  expect(openWindow(view())).toBe("rest");
  expect(openWindow(view({ seller: 1 }))).toBe("sell");
  expect(openWindow(view({ bids: BIDS }))).toBe("bids");
  expect(openWindow(view({ bids: { ...BIDS, tied: [1] } }))).toBe("tie");
  expect(openWindow(view({ seller: 1, phase: 6 }))).toBe("rest");
});

test("a bid goes out as near as it may to what lies under the hand", () => {
  const ask: Ask = {
    verb: "seal-bid",
    blanks: [{ is: "amount", name: "amount", low: 1, high: 40, step: 1 }],
  };

  expect(filled(ask, props)).toEqual([[1]]);
  looks.bid = 90;
  expect(filled(ask, props)).toEqual([[40]]);
});

test("a market must be chosen before it is sealed", () => {
  const ask: Ask = {
    verb: "choose-market",
    blanks: [{ is: "one-of", name: "market", choices: [0, 1, 2, 3, 4, 5] }],
  };

  expect(filled(ask, props)).toBeNull();
  looks.choice = 4;
  expect(filled(ask, props)).toEqual([[4]]);
});

test("at least one die is thrown", () => {
  const ask: Ask = {
    verb: "throw-again",
    blanks: [{ is: "some-of", name: "kept_dice", choices: [0, 1, 2, 3, 4, 5], least: 0, most: 5 }],
  };

  expect(filled(ask, props)).toEqual([[]]);
  looks.kept = [0, 1, 2, 3, 4, 5];
  expect(filled(ask, props)).toBeNull();
});
