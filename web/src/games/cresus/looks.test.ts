import { expect, test } from "vitest";
import { Looks } from "./looks.svelte";
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

test("what was begun stays while others decide, and is gone with the decision", () => {
  const looks = new Looks();
  looks.follow(view({ bids: BIDS }));
  looks.bid = 12;
  looks.follow(view({ bids: { ...BIDS, sealed: [false, true] } }));
  expect(looks.bid).toBe(12);

  looks.follow(view({ bids: { ...BIDS, again: true } }));
  expect(looks.bid).toBe(0);
});

test("a die is kept and let go, in the order of the dice", () => {
  const looks = new Looks();
  looks.follow(view());
  for (const place of [4, 1, 3, 1]) looks.toggleKept(place);

  expect(looks.kept).toEqual([3, 4]);
});
