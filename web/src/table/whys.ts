/** Why bots did what they did, as far as it is told: with their moves, and the rest when the game is over. */

import type { LogEntry, Why, Whys } from "../wire";

/** By number of the action, what was kept back until the end. */
export type Confessed = ReadonlyMap<number, Why>;

export const NOTHING_YET: Confessed = new Map();

export function confessed({ whys }: Whys): Confessed {
  return new Map(whys.map(({ number, why }) => [number, why]));
}

/** Null: a person did it, or the clock. */
export function whyOf(entry: LogEntry, told: Confessed): Why | null {
  return told.get(entry.number) ?? entry.why ?? null;
}
