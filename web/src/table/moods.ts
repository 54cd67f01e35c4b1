/** What a face shows: what everybody has just seen come into the purse or go out of it, and how it ended. */

import type { Mood } from "../cast/face/features";
import type { Over } from "../wire";
import type { Change } from "./ledger";

export function moodOf(seat: number, over: Over | null, change: Pick<Change, "amount"> | undefined): Mood {
  if (over) return over.winners.includes(seat) ? "pleased" : "cross";
  if (!change?.amount) return "calm";
  return change.amount > 0 ? "pleased" : "cross";
}
