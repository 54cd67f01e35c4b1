/** An exchange being put together: what I give, what I get, and cash either way. */

import { nearest } from "../../../ask/filling";
import type { Amount } from "../../../wire";

export type Flow = "none" | "pay" | "get";

export interface Draft {
  given: number[];
  wanted: number[];
  /** what I pay on top; below zero: what I ask */
  balance: number;
}

export const EMPTY: Draft = { given: [], wanted: [], balance: 0 };

export function flowOf(balance: number): Flow {
  if (balance === 0) return "none";
  return balance > 0 ? "pay" : "get";
}

/** The part of the bounds in which money flows one way, as a positive sum; null: there is none. */
export function flowBounds(blank: Amount, flow: Flow): Amount | null {
  const most = { none: 0, pay: nearest(blank, blank.high), get: -nearest(blank, blank.low) }[flow];
  return most >= blank.step ? { ...blank, low: blank.step, high: most } : null;
}

/** The same sum the other way, or as near as the bounds allow. */
export function turned(blank: Amount, flow: Flow, sum: number): number {
  const bounds = flowBounds(blank, flow);
  if (bounds === null) return 0;
  const size = nearest(bounds, Math.abs(sum));
  return flow === "pay" ? size : -size;
}

/** What still holds of a draft when the bounds have changed. */
export function fitting(draft: Draft, given: number[], wanted: number[], balance: Amount): Draft {
  return {
    given: given.filter((product) => draft.given.includes(product)),
    wanted: wanted.filter((product) => draft.wanted.includes(product)),
    balance: nearest(balance, draft.balance),
  };
}

export function isWhole(draft: Draft): boolean {
  return draft.given.length > 0 && draft.wanted.length > 0;
}
