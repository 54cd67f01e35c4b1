import { expect, test } from "vitest";
import { isEachPlayer, isMoney, isPlayer, kind, singular } from "./counting";

test("plurals of kinds", () => {
  expect(["nations", "territories", "seats", "seat"].map(singular)).toEqual([
    "nation",
    "territory",
    "seat",
    "seat",
  ]);
});

test("a longer word counts what its last part counts", () => {
  expect([kind("from_square"), kind(singular("given_products")), kind("title")]).toEqual([
    "square",
    "product",
    "title",
  ]);
});

test("players and money are known by the last part of a word too", () => {
  expect(["seller", "first_bidder", "product"].map(isPlayer)).toEqual([true, true, false]);
  expect(["price", "highest_bid", "price_tag"].map(isMoney)).toEqual([true, true, false]);
  expect(["bids", "bid"].map(isEachPlayer)).toEqual([true, false]);
});
