/** What the open box shows of a move. */

import type { Box } from "../house/box";
import type { LogEntry, Moved, Now, TableInfo } from "../wire";
import { soundOf } from "./hearing";
import type { Act } from "./pacing";

const STRIDE_MS = 350; // after every move, so that each can be seen

/** A position before a move, what happened, and the position after it. */
export interface Turned {
  before: unknown;
  entry: LogEntry;
  after: unknown;
}

export function actIn(
  { module, edition }: Box,
  { options }: TableInfo,
  me: number | null,
  { before, entry, after }: Turned,
): Act {
  const act = module.act?.({ before, after, events: entry.events, me, edition, options });
  const sound = soundOf(entry.events, module.sounds);
  return { first: act?.first ?? [], then: [...(act?.then ?? []), { ms: STRIDE_MS }], sound };
}

/** Whether something else is asked. */
export function isOtherwise(one: Now, other: Now): boolean {
  return JSON.stringify(one.asks) !== JSON.stringify(other.asks);
}

/** A move, when it came, on the clock of this page, and how long it may take to be shown. */
export interface Heard {
  moved: Moved;
  at: number;
  within: number;
}
