import { expect, test } from "vitest";
import type { EditionOf } from "../module";
import type { CresusEvent } from "../../wire";
import { ledger } from "./ledger";

const edition = {} as EditionOf<"cresus">; // no sum depends on it

test("money goes from purse to bank, from bank to purse and from purse to purse", () => {
  const events: CresusEvent[] = [
    { is: "share-bought", seat: 1, share: 3, amount: 45 },
    { is: "share-sold", seat: 0, share: 3, alike: 2, amount: 25, premium: 15 },
    { is: "shares-traded", buyer: 0, seller: 2, wanted_shares: [3], amount: 30 },
    { is: "exchange-made", proposer: 0, partner: 1, given_shares: [1], offered_shares: [2], amount: 0 },
    { is: "round-begun", round: 2 },
  ];

  expect(events.flatMap((event) => ledger.payments(event, edition))).toEqual([
    { from: 1, to: -1, amount: 45 },
    { from: -1, to: 0, amount: 40 },
    { from: 0, to: 2, amount: 30 },
  ]);
});
