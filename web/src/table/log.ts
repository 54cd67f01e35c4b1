/** The log as sentences, one list for each action. */

import type { Texts } from "../texts/texts";
import type { LogEntry, WireEvent } from "../wire";

export interface Line {
  id: string;
  text: string;
  seat: number | null;
  /** the action was taken back later */
  undone: boolean;
}

export function logLines(log: LogEntry[], text: Texts, forgotten: WireEvent[] = []): Line[] {
  const gone = new Set(forgotten);
  const undone = new Set<unknown>();
  for (const entry of log) {
    for (const event of entry.events) if (event.is === "taken-back") undone.add(event.number);
  }
  return log.flatMap((entry) =>
    entry.events.flatMap((event, place) =>
      gone.has(event)
        ? []
        : [
            {
              id: `${entry.number}.${place}`,
              text: text.event(event),
              seat: entry.seat,
              undone: undone.has(entry.number),
            },
          ],
    ),
  );
}
