import { expect, test } from "vitest";
import type { ClaimsView } from "../../../wire";
import { claimsOf } from "./claims";
import { OR } from "./samples";

const claims: ClaimsView = {
  debtor: 3,
  product: OR,
  owners: [0, 1, 2],
  percents: [35, 30, 35],
  dues: [5_000_000, 1_000_000, 5_000_000],
  claimed: [1],
  waived: [],
  forgotten: [2],
  owed: 1_000_000,
  ends: 7_000,
};

test("each owner has a share, a due, and a state", () => {
  expect(claimsOf(claims)).toEqual([
    { side: 0, due: 5_000_000, percent: 35, state: "silent" },
    { side: 1, due: 1_000_000, percent: 30, state: "claimed" },
    { side: 2, due: 5_000_000, percent: 35, state: "forgotten" },
  ]);
});
