/** What is left of a time, and in a few signs. */

import type { Deadline } from "../games/module";
import type { Arguments } from "../texts/sentences";

export type Say = (key: string, args?: Arguments) => string;

/** Whether the clock stands still at a moment. */
export function isResting({ since, rests }: Deadline, moment: number): boolean {
  return moment - since < rests;
}

/** What is left at a moment, on the page's clock. */
export function leftAt({ left, since, rests }: Deadline, moment: number): number {
  return Math.max(0, left - Math.max(0, moment - since - rests));
}

export function leftInWords(ms: number, say: Say): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 100) return String(seconds);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return say("left-minutes", { minutes });
  const hours = Math.ceil(minutes / 60);
  if (hours < 49) return say("left-hours", { hours });
  return say("left-days", { days: Math.round(hours / 24) });
}
