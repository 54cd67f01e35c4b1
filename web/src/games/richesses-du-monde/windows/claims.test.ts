import { expect, test } from "vitest";
import type { ClaimsView } from "../../../wire";
import { claimsOf } from "./claims";
import { OR } from "./samples";

const claims: ClaimsView = {
  debtor: 2,
  product: OR,
  owners: [0, 1],
  percents: [55, 45],
  dues: [5_000_000, 1_000_000],
  claimed: [1],
  waived: [],
  owed: 1_000_000,
  ready: false,
  ends: 7_000,
};

test("each owner has a share, a due, and a state", () => {
  expect(claimsOf(claims)).toEqual([
    { side: 0, due: 5_000_000, percent: 55, state: "silent" },
    { side: 1, due: 1_000_000, percent: 45, state: "claimed" },
  ]);
});
