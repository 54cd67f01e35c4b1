/** Money that changed hands, as the events tell it. */

import { BANK, type Transfer } from "../../table/notes";
import type { JoyeuxCombinardsEvent } from "../../wire";
import type { Ledger } from "../module";
import { sum } from "./seen";

export const ledger: Ledger<"joyeux-combinards"> = {
  payments: (event) => paymentsOf(event).filter(({ amount }) => amount > 0),
  sum,
  opens: (event) => {
    if (event.is === "round-begun") return { round: event.round };
    return event.is === "dice-rolled" ? { seat: event.seat } : null;
  },
};

function paymentsOf(event: JoyeuxCombinardsEvent): Transfer[] {
  switch (event.is) {
    case "card-bought":
    case "price-paid":
      return [{ from: event.buyer, to: BANK, amount: event.price }];
    case "doubt-unjustified":
      return [
        { from: event.doubter, to: BANK, amount: event.price },
        { from: event.doubter, to: event.buyer, amount: event.amount },
      ];
    case "card-sold":
    case "oil-sold":
      return [{ from: BANK, to: event.seller, amount: event.amount }];
    case "card-sold-to-bank":
      return [{ from: BANK, to: event.debtor, amount: event.amount }];
    case "oil-declared":
    case "pot-taken":
    case "reward-paid":
      return [{ from: BANK, to: event.seat, amount: event.amount }];
    case "denounced-wrongly":
      return [{ from: event.seat, to: event.suspect, amount: event.amount }];
    case "customs-fee-paid":
    case "agios-paid":
    case "tax-paid":
    case "fine-paid":
      return [{ from: event.seat, to: BANK, amount: event.amount }];
    default:
      return [];
  }
}
