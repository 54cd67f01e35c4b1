/** What is heard of a move as it becomes true: each game says as data which of its events make which sound. */

import type { WireEvent } from "../wire";
import type { Sound } from "./instruments";

/** By the kind of an event; of several in one move the first in this order is heard. */
export type Sounds<Kind extends string = string> = Partial<Record<Kind, Sound>>;

/** A game that does not say is heard to move, and no more. */
export function soundOf(events: WireEvent[], sounds: Sounds | undefined): Sound | undefined {
  if (!sounds) return events.length ? "move" : undefined;
  const happened = new Set(events.map(({ is }) => is));
  return Object.entries(sounds).find(([kind]) => happened.has(kind))?.[1];
}
