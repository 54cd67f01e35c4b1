/** How often each side of the dice came up, beside what chance gives. */

import type { Draw } from "./record";

const FEWEST = 5; // throws for each side, below which a count says nothing
const USUAL = 2.5758; // standard deviations: 99 of 100 honest sides lie within

export interface Tally {
  sides: number;
  /** how often, by side */
  fell: number[];
  thrown: number;
  /** how often a side comes up at least and at most, in 99 games of 100 */
  low: number;
  high: number;
}

export function tallyOf(draws: Draw[], sides: number): Tally {
  const fell = Array<number>(sides).fill(0);
  for (const { outcome } of draws) fell[outcome] = (fell[outcome] ?? 0) + 1;
  const thrown = draws.length;
  const spread = USUAL * Math.sqrt((thrown / sides) * (1 - 1 / sides));
  const low = Math.max(0, Math.ceil(thrown / sides - spread));
  return { sides, fell, thrown, low, high: Math.floor(thrown / sides + spread) };
}

/** Of what everybody saw, one for each number of sides that was thrown often enough. */
export function tallies(draws: Draw[], purposes: string[]): Tally[] {
  const seen = draws.filter((draw) => purposes.includes(draw.purpose));
  const sides = [...new Set(seen.map((draw) => draw.below))].sort((one, other) => one - other);
  return sides
    .map((below) =>
      tallyOf(
        seen.filter((draw) => draw.below === below),
        below,
      ),
    )
    .filter((tally) => tally.thrown >= FEWEST * tally.sides);
}

export function isUsual({ fell, low, high }: Tally): boolean {
  return fell.every((times) => low <= times && times <= high);
}
