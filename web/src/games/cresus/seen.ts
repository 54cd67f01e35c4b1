/** What the view and the asks say, in the words the drawing needs. Nothing is worked out that a rule would decide. */

import type { CresusVerb, CresusView } from "../../wire";
import type { TableProps } from "./props";

export const NOBODY = -1;
export const UNSAID = -1;

export const PHASES = ["expert", "choice", "fortune", "purchase", "sale", "signs"] as const;
export const OVER = PHASES.length;

export const DESK = "offer-desk";
export const OFFERS: CresusVerb[] = ["call-exchange", "offer-to-buy", "sell-sign"];

export function seen(props: Pick<TableProps, "view">): CresusView {
  return props.view;
}

export function isOver(view: CresusView): boolean {
  return view.phase >= OVER;
}

export function seats(view: CresusView): number[] {
  return view.cash.map((_, seat) => seat);
}

export function playersAt(view: CresusView, market: number): number[] {
  return view.pawns.flatMap((at, seat) => (at === market ? [seat] : []));
}

export function held(view: CresusView, seat: number): number[] {
  return view.owner.flatMap((owner, share) => (owner === seat ? [share] : []));
}
