/** The trade desk: which of its four ways are open, and why not. */

import type { RichessesView } from "../../../wire";
import type { Ask } from "../props";

export type Way = "sell" | "buy" | "swap" | "join";

export const VERBS = {
  sell: "put-on-sale",
  buy: "offer-price",
  swap: "propose-exchange",
  join: "propose-association",
} as const satisfies Record<Way, Ask["verb"]>;

export const WAYS = Object.keys(VERBS) as Way[];

const BETWEEN_TURNS = 3; // « rdm.trade.three-a-turn »

export function openWays(asks: Ask[]): Way[] {
  return WAYS.filter((way) => asks.some((ask) => ask.verb === VERBS[way]));
}

export function transactionsLeft(view: RichessesView, side: number): number {
  return Math.max(0, BETWEEN_TURNS - (view.opened[side] ?? 0));
}

/** The clause that most likely closes the desk; the house has the last word. */
export function whyClosed(view: RichessesView, side: number, pending: boolean): string {
  if (!view.playing[side]) return "rdm.bankruptcy.out";
  if (pending) return "rdm.trade.nothing-pending";
  return transactionsLeft(view, side) ? "rdm.association.one-speaks" : "rdm.trade.three-a-turn";
}

/** Why one way is closed while another is open. */
export function whyNot(way: Way, view: RichessesView): string {
  if (way === "join")
    return view.to_roll ? "rdm.association.never-everybody" : "rdm.association.before-a-roll";
  return way === "buy" ? "rdm.sale.offer" : "rdm.sale.own-holding";
}
