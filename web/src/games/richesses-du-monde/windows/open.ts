/** Which window is open. */

import type { RichessesView } from "../../../wire";

export type WindowKind =
  "claims" | "lots" | "joker" | "bidding" | "exchange" | "association" | "rescue" | "consent";

/** One thing waits at a time: whatever the view describes is on top. */
export function openWindow(view: RichessesView): WindowKind | null {
  if (view.consent) return "consent";
  if (view.claims) return "claims";
  if (view.lots) return "lots";
  if (view.joker_price > 0) return "joker";
  if (view.bidding) return "bidding";
  if (view.exchange) return "exchange";
  if (view.association) return "association";
  return view.rescue ? "rescue" : null;
}

export function hasWindow(view: RichessesView): boolean {
  return openWindow(view) !== null;
}

/** Tells a window from the next of its kind: each lot is a bidding of its own. */
export function windowKey(view: RichessesView): string {
  const { bidding } = view;
  return bidding ? `bidding-${bidding.seller}-${bidding.product}` : String(openWindow(view));
}
