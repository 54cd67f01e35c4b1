import { expect, test } from "vitest";
import type { Amount, BiddingView } from "../../../wire";
import { heard, quickBids, type Lot } from "./bids";

const lot: BiddingView = {
  auction: true,
  seller: 1,
  product: 4,
  titles: [7],
  bidder: -1,
  amount: 2_000_000,
  asked: 0,
  raisers: [0, 2],
  aside: [],
  deciding: false,
  later: [],
  ends: 7_000,
};

function hear(...views: BiddingView[]): Lot {
  return views.reduce<Lot | null>(heard, null)!;
}

function blank(low: number, high: number): Amount {
  return { is: "amount", name: "amount", low, high, step: 50_000 };
}

test("every call of a lot is remembered, from its opening price on", () => {
  const heardSoFar = hear(
    lot,
    { ...lot, bidder: 2, amount: 2_100_000 },
    { ...lot, bidder: 0, amount: 3_000_000 },
  );

  expect(heardSoFar.opening).toBe(2_000_000);
  expect(heardSoFar.calls).toEqual([
    { bidder: 2, amount: 2_100_000 },
    { bidder: 0, amount: 3_000_000 },
  ]);
});

test("a view that brings no new call changes nothing", () => {
  const called = { ...lot, bidder: 2, amount: 2_100_000 };
  const once = hear(lot, called);

  expect(heard(once, { ...called, aside: [0] })).toBe(once);
});

test("whoever comes late knows the highest call, and no opening price", () => {
  expect(hear({ ...lot, bidder: 2, amount: 2_100_000 })).toMatchObject({
    opening: null,
    calls: [{ bidder: 2, amount: 2_100_000 }],
  });
});

test("another lot begins afresh, even of the same production", () => {
  const before = hear(lot, { ...lot, bidder: 2, amount: 5_000_000 });

  expect(heard(before, { ...lot, product: 5 }).calls).toEqual([]);
  expect(heard(before, lot)).toMatchObject({ opening: 2_000_000, calls: [] });
});

test("quick bids are the least, round raises above the price, and all one has", () => {
  expect(quickBids(blank(2_100_000, 12_030_000), 2_000_000).map(({ is, amount }) => [is, amount])).toEqual([
    ["least", 2_100_000],
    ["raise", 2_500_000],
    ["raise", 3_000_000],
    ["raise", 7_000_000],
    ["all", 12_000_000],
  ]);
});

test("raises beyond one's cash are left out", () => {
  expect(quickBids(blank(2_100_000, 2_600_000), 2_000_000).map(({ is }) => is)).toEqual([
    "least",
    "raise",
    "all",
  ]);
  expect(quickBids(blank(2_100_000, 2_100_000), 2_000_000).map(({ is }) => is)).toEqual(["least"]);
});
