/** The chain of this turn as a sum, and what one more card would bring. */

import type { CouleursView } from "../../wire";

export interface Term {
  nation: number;
  multiplier: number;
  value: number;
}

export interface Gain {
  multiplier: number;
  value: number;
  points: number;
  /** of the whole chain, this card included */
  total: number;
}

type Chain = Pick<CouleursView, "chain" | "chain_points" | "next_multiplier">;

/** The cards of the chain with their multipliers: the last one's is just before the next one's. */
export function terms(view: Chain, values: (nation: number) => number): Term[] {
  const first = view.next_multiplier - view.chain.length;
  return view.chain.map((nation, place) => ({ nation, multiplier: first + place, value: values(nation) }));
}

/** « 4 + 2×3 + 3×5 » */
export function sum(chain: Term[]): string {
  return chain
    .map(({ multiplier, value }) => (multiplier === 1 ? `${value}` : `${multiplier}×${value}`))
    .join(" + ");
}

export function gain(view: Chain, value: number): Gain {
  const multiplier = view.next_multiplier;
  const points = multiplier * value;
  return { multiplier, value, points, total: view.chain_points + points };
}
