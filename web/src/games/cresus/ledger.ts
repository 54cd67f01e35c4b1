/** Money that changed hands, as the events tell it. */

import { BANK, type Transfer } from "../../table/notes";
import type { CresusEvent } from "../../wire";
import type { Ledger } from "../module";
import { sum } from "./money";

export const ledger: Ledger<"cresus"> = {
  payments: (event) => paymentsOf(event).filter(({ amount }) => amount > 0),
  sum,
  opens: (event) => (event.is === "round-begun" ? { round: event.round } : null),
};

function paymentsOf(event: CresusEvent): Transfer[] {
  switch (event.is) {
    case "expert-hired":
    case "share-bought":
    case "fortune-paid":
    case "loan-repaid":
    case "signs-bought":
      return [{ from: event.seat, to: BANK, amount: event.amount }];
    case "fortune-gained":
    case "tournament-won":
    case "bonus-paid":
    case "sign-sold":
    case "loan-granted":
      return [{ from: BANK, to: event.seat, amount: event.amount }];
    case "share-sold":
      return [{ from: BANK, to: event.seat, amount: event.amount + event.premium }];
    case "gift-paid":
      return [{ from: event.giver, to: event.receiver, amount: event.amount }];
    case "exchange-made":
      return [{ from: event.partner, to: event.proposer, amount: event.amount }];
    case "shares-traded":
      return [{ from: event.buyer, to: event.seller, amount: event.amount }];
    default:
      return [];
  }
}
