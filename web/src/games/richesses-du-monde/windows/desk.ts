/** The trade desk: its four ways, and which of them are open. */

import type { Ask } from "../props";

export type Way = "sell" | "buy" | "swap" | "join";

export const VERBS = {
  sell: "put-on-sale",
  buy: "offer-price",
  swap: "propose-exchange",
  join: "propose-association",
} as const satisfies Record<Way, Ask["verb"]>;

export const WAYS = Object.keys(VERBS) as Way[];

export function openWays(asks: Ask[]): Way[] {
  return WAYS.filter((way) => asks.some((ask) => ask.verb === VERBS[way]));
}
