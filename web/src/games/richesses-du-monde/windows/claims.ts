/** A claim window in words: what each owner may have, and how far it has come. */

import type { ClaimsView, RichessesView } from "../../../wire";
import type { Box } from "../box";
import { trustOf } from "../shares";

export type ClaimState = "claimed" | "waived" | "silent";

export interface Claim {
  side: number;
  due: number;
  /** the share that brings it; `atLeast`: a sale has changed it since the pawn was put down */
  percent: number;
  atLeast: boolean;
  state: ClaimState;
}

export function claimsOf(box: Box, view: RichessesView, claims: ClaimsView): Claim[] {
  return claims.owners.map((side, place) => {
    const due = claims.dues[place] ?? 0;
    return { side, due, ...shareOf(box, view, claims.product, side, due), state: stateOf(claims, side) };
  });
}

function shareOf(
  box: Box,
  view: RichessesView,
  product: number,
  side: number,
  due: number,
): Pick<Claim, "percent" | "atLeast"> {
  const trust = trustOf(view, box.products[product]!, side);
  if (trust.pays === due) return { percent: trust.percent, atLeast: false };
  const step = trust.product.steps.find(({ pays }) => pays === due);
  return { percent: step?.percent ?? trust.percent, atLeast: true };
}

function stateOf({ claimed, waived }: ClaimsView, side: number): ClaimState {
  if (claimed.includes(side)) return "claimed";
  return waived.includes(side) ? "waived" : "silent";
}

export function total(claims: Claim[], state: ClaimState): number {
  return claims.filter((claim) => claim.state === state).reduce((sum, { due }) => sum + due, 0);
}
