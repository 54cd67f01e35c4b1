/** What the offer desk is for. */

import type { Ask } from "../props";

/** The ask of this verb. */
export type AskFor<Verb extends Ask["verb"]> = Extract<Ask, { verb: Verb }>;

export type Way = "swap" | "buy" | "sign";

export const VERBS = {
  swap: "call-exchange",
  buy: "offer-to-buy",
  sign: "sell-sign",
} as const satisfies Record<Way, Ask["verb"]>;
export const WAYS = Object.keys(VERBS) as Way[];

export function openWays(asks: Ask[]): Way[] {
  return WAYS.filter((way) => asks.some(({ verb }) => verb === VERBS[way]));
}
