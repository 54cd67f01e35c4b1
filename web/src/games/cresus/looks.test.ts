import { expect, test } from "vitest";
import { looks } from "./looks.svelte";
import { view } from "./samples";

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

test("what one player has begun is gone when another looks at the same screen", () => {
  looks.follow("table", 0, view({ bids: BIDS }));
  looks.bid = 38;
  looks.follow("table", 1, view({ bids: { ...BIDS, sealed: [true, false] } }));

  expect(looks.bid).toBe(0);
});

test("what was begun stays while others decide, and is gone with the decision", () => {
  looks.follow("table", 0, view({ bids: BIDS }));
  looks.bid = 12;
  looks.follow("table", 0, view({ bids: { ...BIDS, sealed: [false, true] } }));
  expect(looks.bid).toBe(12);

  looks.follow("table", 0, view({ bids: { ...BIDS, again: true } }));
  expect(looks.bid).toBe(0);
});

test("a die is kept and let go, in the order of the dice", () => {
  looks.follow("other table", 0, view());
  for (const place of [4, 1, 3, 1]) looks.toggleKept(place);

  expect(looks.kept).toEqual([3, 4]);
});
