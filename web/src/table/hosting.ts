/** What the host may want, in words and choices. */

import type { Say } from "./clock";

/** Seconds by which watchers see later what happens. */
export const DELAYS = [0, 30, 60, 120, 300, 600];

export function waitName(seconds: number, say: Say): string {
  if (seconds < 60) return say("wait-seconds", { seconds });
  return say("wait-minutes", { minutes: Math.round(seconds / 60) });
}

/** The list with the one added, or without it where it was there. */
export function toggled(list: number[], one: number): number[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
