/** What the view and the asks say, in the words the drawing needs. Nothing is worked out that a rule would decide. */

import type { CresusVerb, CresusView, ProspectView } from "../../wire";
import { contentsOf } from "./contents";
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

/** What the house tells of a share that matters now. */
export function prospectOf(view: CresusView, share: number): ProspectView | undefined {
  return view.prospects.find((one) => one.share === share);
}

/** Who else knows the next cards of a market. */
export function knowersOf(view: CresusView, market: number, me: number | null): number[] {
  return view.consulted.flatMap((markets, seat) => (markets.includes(market) && seat !== me ? [seat] : []));
}

/** The shares turned up on a market. */
export function shownAt(props: Pick<TableProps, "view" | "edition">, market: number): number[] {
  const { shares } = contentsOf(props);
  return seen(props).shown.filter((share) => shares[share]!.market === market);
}

/** Those whose shares these are, each once. */
export function ownersOf(view: CresusView, shares: number[]): number[] {
  return [...new Set(shares.map((share) => view.owner[share] ?? NOBODY))].sort((one, other) => one - other);
}

export function held(view: CresusView, seat: number): number[] {
  return view.owner.flatMap((owner, share) => (owner === seat ? [share] : []));
}
