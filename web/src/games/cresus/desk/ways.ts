/** What the offer desk has open, and why not. */

import type { CresusView } from "../../../wire";
import type { Ask } from "../props";
import { held, isOver, seats } from "../seen";

export type Way = "swap" | "buy" | "sign";

export const VERBS = {
  swap: "call-exchange",
  buy: "offer-to-buy",
  sign: "sell-sign",
} as const satisfies Record<Way, Ask["verb"]>;
export const WAYS = Object.keys(VERBS) as Way[];

const PURCHASE = 3;
const SALE = 4;

export function openWays(asks: Ask[]): Way[] {
  return WAYS.filter((way) => asks.some(({ verb }) => verb === VERBS[way]));
}

/** The clause that most likely closes a way; the house has the last word. */
export function whyNot(way: Way, view: CresusView, me: number | null): string {
  if (way === "sign") return "cre.debt.dearest-sign";
  const trading = !isOver(view) && (view.phase === PURCHASE || view.phase === SALE);
  const busy = view.bids !== null || view.dice !== null || view.debt !== null;
  if (!trading || busy) return "cre.offers.purchase-and-sale";
  return hasWhatItTakes(way, view, me ?? 0) ? "cre.offers.three-a-round" : "cre.offers.shares-and-cash";
}

function hasWhatItTakes(way: Way, view: CresusView, me: number): boolean {
  if (way === "swap") return held(view, me).length > 0;
  return (view.cash[me] ?? 0) > 0 && seats(view).some((seat) => seat !== me && held(view, seat).length > 0);
}
