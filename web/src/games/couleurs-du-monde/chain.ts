/** The chain of this turn as a sum, as the house counts it. */

import type { CountView } from "../../wire";

/** « 4 + 2×3 + 3×5 » */
export function sum(chain: CountView[]): string {
  return chain
    .map(({ multiplier, value }) => (multiplier === 1 ? `${value}` : `${multiplier}×${value}`))
    .join(" + ");
}
