/** Money that changed hands, as the events tell it. */

import { BANK, type Transfer } from "../../table/notes";
import type { RichessesDeFranceEvent } from "../../wire";
import type { EditionOf, Ledger } from "../module";
import { francs } from "./seen";

export const ledger: Ledger<"richesses-de-france"> = {
  payments: (event, edition) => paymentsOf(event, edition).filter(({ amount }) => amount > 0),
  sum: francs,
  opens: (event) => {
    if (event.is === "round-begun") return { round: event.round };
    return MOVES.includes(event.is) && "seat" in event ? { seat: event.seat } : null;
  },
};

/** Only who is to move does any of these. */
const MOVES: RichessesDeFranceEvent["is"][] = ["section-taken", "stayed-put", "work-done", "turn-missed"];

function paymentsOf(
  event: RichessesDeFranceEvent,
  { entries }: EditionOf<"richesses-de-france">,
): Transfer[] {
  switch (event.is) {
    case "work-done":
      return [{ from: BANK, to: event.seat, amount: entries.face[event.face]?.value ?? 0 }];
    case "card-gained":
    case "grant-paid":
    case "came-home":
    case "bet-won":
      return [{ from: BANK, to: event.seat, amount: event.amount }];
    case "section-taken":
    case "vehicle-bought":
    case "card-paid":
    case "debt-repaid":
    case "bet-lost":
      return [{ from: event.seat, to: BANK, amount: event.amount }];
    case "vehicle-returned":
      return [{ from: BANK, to: event.seller, amount: event.amount }];
    case "vehicle-sold":
      return [{ from: event.buyer, to: event.seller, amount: event.amount }];
    case "toll-paid":
      return [{ from: event.debtor, to: event.owner, amount: event.amount }];
    case "gift-paid":
      return [{ from: event.giver, to: event.receiver, amount: event.amount }];
    default:
      return [];
  }
}
