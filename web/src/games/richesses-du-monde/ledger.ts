/** Money that changed hands, as the events tell it. */

import { BANK, type Transfer } from "../../table/notes";
import type { Ledger } from "../module";
import type { RichessesDuMondeEvent } from "../../wire";
import { millions } from "./money";

export const ledger: Ledger<"richesses-du-monde"> = {
  payments: (event) => paymentOf(event) ?? [],
  sum: millions,
  opens: (event) => {
    if (event.is === "round-begun") return { round: event.round };
    return event.is === "dice-rolled" ? { seat: event.seat } : null;
  },
};

function paymentOf(event: RichessesDuMondeEvent): Transfer[] | null {
  switch (event.is) {
    case "instalment-paid":
    case "windfall-received":
    case "news-gained":
      return paid(BANK, event.seat, event.amount);
    case "double-paid":
    case "news-paid":
      return paid(event.seat, BANK, event.amount);
    case "titles-dealt":
    case "title-bought":
    case "joker-bought":
      return paid(event.seat, BANK, event.price);
    case "associated":
      return paid(event.seat, BANK, event.tax);
    case "gift-paid":
      return paid(event.giver, event.receiver, event.amount);
    case "royalty-paid":
      return paid(event.debtor, event.owner, event.amount);
    case "lot-sold":
    case "holding-sold":
      return paid(event.buyer, event.seller, event.amount);
    case "lot-to-bank":
      return paid(BANK, event.seller, event.amount);
    case "bank-paid":
      return paid(BANK, event.creditor, event.amount);
    case "exchange-made":
      return paid(event.proposer, event.partner, event.balance);
    default:
      return null;
  }
}

/** A balance below nothing is paid the other way; none at all moves nothing. */
function paid(from: number, to: number, amount: number): Transfer[] {
  if (amount === 0) return [];
  return [amount > 0 ? { from, to, amount } : { from: to, to: from, amount: -amount }];
}
