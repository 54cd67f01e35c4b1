import { expect, test } from "vitest";
import { BANK } from "../../table/notes";
import type { EditionOf } from "../module";
import type { RichessesDuMondeEvent } from "../../wire";
import { ledger } from "./ledger";

const edition = {} as EditionOf<"richesses-du-monde">; // no sum depends on it

test("money goes from who pays to who is paid, the bank being nobody", () => {
  const events: RichessesDuMondeEvent[] = [
    { is: "dice-rolled", seat: 0, white: 2, red: 2 },
    { is: "double-paid", seat: 0, amount: 2_000_000 },
    { is: "royalty-paid", debtor: 0, owner: 2, product: 3, amount: 500_000 },
    { is: "title-bought", seat: 0, title: 7, price: 900_000 },
  ];

  expect(events.flatMap((event) => ledger.payments(event, edition))).toEqual([
    { from: 0, to: BANK, amount: 2_000_000 },
    { from: 0, to: 2, amount: 500_000 },
    { from: 0, to: BANK, amount: 900_000 },
  ]);
});

test("a balance below nothing is paid the other way, and none at all moves nothing", () => {
  const exchange = (balance: number): RichessesDuMondeEvent => ({
    is: "exchange-made",
    proposer: 1,
    partner: 2,
    given_products: [],
    wanted_products: [],
    balance,
  });

  expect(ledger.payments(exchange(-300_000), edition)).toEqual([{ from: 2, to: 1, amount: 300_000 }]);
  expect(ledger.payments(exchange(0), edition)).toEqual([]);
});
