/** Points that are won and lost, as the events tell them. */

import { BANK, type Transfer } from "../../table/notes";
import type { CouleursDuMondeEvent } from "../../wire";
import type { Ledger } from "../module";

export const ledger: Ledger<"couleurs-du-monde"> = {
  payments: (event) => paymentsOf(event).filter(({ amount }) => amount > 0),
  sum: (text, points) => text.say("cdm-points", { points, words: text.number(points).replace("-", "−") }),
  opens: (event) => (event.is === "cards-dealt" ? { round: event.deal } : turnOf(event)),
};

function turnOf(event: CouleursDuMondeEvent): { seat: number } | null {
  const plays = event.is === "card-played" || event.is === "play-refused" || event.is === "cannot-play";
  return plays ? { seat: event.seat } : null;
}

function paymentsOf(event: CouleursDuMondeEvent): Transfer[] {
  switch (event.is) {
    case "points-announced":
    case "corner-completed":
    case "corner-kept":
    case "went-out":
      return [{ from: BANK, to: event.seat, amount: event.points }];
    case "cannot-play":
    case "play-refused":
      return [{ from: event.seat, to: BANK, amount: event.penalty }];
    case "cards-lost":
      return [{ from: event.seat, to: BANK, amount: event.points }];
    default:
      return [];
  }
}
