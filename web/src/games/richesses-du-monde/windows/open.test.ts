import { expect, test } from "vitest";
import type { BiddingView, RichessesDuMondeEvent } from "../../../wire";
import { span } from "../../../ui/countdown";
import type { Ask } from "../props";
import { openWays } from "./desk";
import { view } from "./samples";
import { hasWindow, openWindow, windowKey } from "./open";
import { verdict } from "./verdicts";

const bidding = { seller: 1, product: 4 } as BiddingView;

test("nothing waits between two turns, nor while titles are bought at the shelf", () => {
  expect(hasWindow(view())).toBe(false);
  expect(hasWindow(view({ purchase: { side: 0, titles: [1], left: 6 } }))).toBe(false);
});

test("whatever the view describes is the open window", () => {
  expect(openWindow(view({ rescue: { debtor: 0, amount: 1, missing: 1, ends: 0 } }))).toBe("rescue");
  expect(openWindow(view({ joker_price: 3_000_000 }))).toBe("joker");
  expect(openWindow(view({ bidding }))).toBe("bidding");
});

test("each lot is a window of its own", () => {
  expect(windowKey(view({ bidding }))).not.toBe(windowKey(view({ bidding: { ...bidding, product: 5 } })));
});

test("a ring empties evenly until the window ends, and is full again when its seconds count afresh", () => {
  const opened = span(null, 7_000, 7_000);
  const later = span(opened, 7_000, 2_500);

  expect(later.total).toBe(7_000);
  expect(span(later, 12_000, 6_900)).toEqual({ ends: 12_000, total: 6_900 });
});

test("the last thing that ended is stamped", () => {
  const events: RichessesDuMondeEvent[] = [
    { is: "lot-sold", seller: 1, buyer: 2, product: 3, amount: 500_000 },
    { is: "lot-opened", seller: 1, product: 4, price: 100_000 },
  ];

  expect(verdict(events)).toEqual({ is: "lot-sold", good: true, side: 2, amount: 500_000, product: 3 });
  expect(verdict([{ is: "dice-rolled", seat: 0, white: 1, red: 2 }])).toBeNull();
});

test("the desk is open in the ways that are asked", () => {
  const join: Ask = {
    verb: "propose-association",
    blanks: [{ is: "some-of", name: "partners", choices: [1, 2], least: 1, most: 1 }],
  };

  expect(openWays([join])).toEqual(["join"]);
});
