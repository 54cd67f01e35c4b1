import { expect, test } from "vitest";
import type { ClaimsView } from "../../../wire";
import { claimsOf, total } from "./claims";
import { box, OR, view } from "./samples";

const claims: ClaimsView = {
  debtor: 2,
  product: OR,
  owners: [0, 1],
  dues: [5_000_000, 1_000_000],
  claimed: [1],
  waived: [],
  ready: false,
  ends: 7_000,
};

test("each owner has a share, a due, and a state", () => {
  expect(claimsOf(box, view(), claims)).toEqual([
    { side: 0, due: 5_000_000, percent: 55, atLeast: false, state: "silent" },
    { side: 1, due: 1_000_000, percent: 45, atLeast: false, state: "claimed" },
  ]);
});

test("what was due when the pawn was put down stays due after a sale: the share is the one it needed", () => {
  const sold = view({ owner: [1, 1, 1, 1, 2, -1] });

  expect(claimsOf(box, sold, claims)[0]).toMatchObject({ percent: 50, atLeast: true, due: 5_000_000 });
});

test("what is owed is what has been claimed", () => {
  const all = claimsOf(box, view(), { ...claims, claimed: [1, 0] });

  expect(total(all, "claimed")).toBe(6_000_000);
  expect(total(claimsOf(box, view(), { ...claims, waived: [0] }), "silent")).toBe(0);
});
