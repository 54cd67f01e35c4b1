/** The word stamped on a deal when it ends. */

import { NOBODY } from "../../../texts/kinds";
import type { RichessesDuMondeEvent } from "../../../wire";

export interface Verdict {
  /** the event that brought it */
  is: string;
  good: boolean;
  /** whom it is about; NOBODY: nobody in particular */
  side: number;
  /** 0: no money moved */
  amount: number;
  product: number | null;
}

/** The last thing that ended among what has just happened; null: nothing did. */
export function verdict(events: RichessesDuMondeEvent[]): Verdict | null {
  return events.map(stampFor).findLast((one) => one !== null) ?? null;
}

function stampFor(event: RichessesDuMondeEvent): Verdict | null {
  switch (event.is) {
    case "lot-sold":
    case "holding-sold":
      return stamp(event.is, true, event.buyer, event.amount, event.product);
    case "lot-to-bank":
      return stamp(event.is, false, NOBODY, event.amount, event.product);
    case "holding-kept":
    case "sale-lapsed":
      return stamp(event.is, false, event.seller, 0, event.product);
    case "royalty-forgotten":
      return stamp(event.is, false, event.owner, event.amount);
    case "associated":
    case "joker-used":
      return stamp(event.is, true, event.seat);
    case "exchange-made":
      return stamp(event.is, true, NOBODY);
    case "exchange-dropped":
    case "association-dropped":
    case "association-too-dear":
    case "decision-dropped":
      return stamp(event.is, false, NOBODY);
    case "went-bankrupt":
      return stamp(event.is, false, event.seat, event.debt);
    default:
      return null;
  }
}

function stamp(is: string, good: boolean, side: number, amount = 0, product: number | null = null): Verdict {
  return { is, good, side, amount, product };
}
