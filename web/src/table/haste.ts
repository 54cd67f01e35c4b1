/** When what happens is shown more quickly: a window whose seconds run stands behind it, or a crowd of moves. */

import type { Now } from "../wire";

export const FLOOD = 40; // with as many moves waiting, all are shown at once
const CROWD = 12; // and with as many, none is lingered over
const CROWDED = 0.4; // the share of its time that something has in a crowd
const URGENT_MS = 1200; // a window whose seconds run waits no longer for what led to it,
const URGENT_SHARE = 0.15; // and never for more of its seconds
const LINGER_MS = 900; // what is being read then stays for so long, if the clock rests meanwhile

/** How long what led to a window may take to be shown, and how long what is being read may stay before it. */
export function hasteBefore({ deadline, rests }: Now): { within: number; linger: number } {
  const within = Math.min(URGENT_MS, URGENT_SHARE * deadline!);
  return { within, linger: Math.min(LINGER_MS, (rests ?? Infinity) - within) };
}

export const NO_HASTE = { within: Infinity, linger: 0 };

/** The share of its time that something has while so many moves wait. */
export function inCrowd(waiting: number, rate: number): number {
  return waiting >= CROWD ? rate * CROWDED : rate;
}
