/** A claim window in words: what each owner may have, and how far it has come. */

import type { ClaimsView } from "../../../wire";

export type ClaimState = "claimed" | "waived" | "forgotten" | "silent";

export interface Claim {
  side: number;
  due: number;
  /** the share that brings it, as it was when the pawn arrived */
  percent: number;
  state: ClaimState;
}

export function claimsOf(claims: ClaimsView): Claim[] {
  return claims.owners.map((side, place) => ({
    side,
    due: claims.dues[place]!,
    percent: claims.percents[place]!,
    state: stateOf(claims, side),
  }));
}

function stateOf({ claimed, waived, forgotten }: ClaimsView, side: number): ClaimState {
  if (claimed.includes(side)) return "claimed";
  if (forgotten.includes(side)) return "forgotten";
  return waived.includes(side) ? "waived" : "silent";
}
