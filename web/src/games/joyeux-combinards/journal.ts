/** What the journal forgets: at customs it is for the players to remember. */

import type { JoyeuxCombinardsEvent } from "../../wire";
import type { LogEntryOf } from "../module";
import type { TableProps } from "./props";
import { isOver, players, seen } from "./seen";

/** Whoever reads these knows what somebody holds. */
const TOLD_ONCE: JoyeuxCombinardsEvent["is"][] = [
  "oil-declared",
  "card-checked",
  "card-revealed",
  "doubt-justified",
  "doubt-unjustified",
];

/** What was shown or declared is told for one round, unless the table lets the screen recall it. */
export function forgotten(
  log: LogEntryOf<"joyeux-combinards">[],
  props: TableProps,
): JoyeuxCombinardsEvent[] {
  const view = seen(props);
  if (view.memory || isOver(view)) return [];
  const recent = players(view).length; // throws: everybody has had a turn since
  let thrown = 0;
  const gone: JoyeuxCombinardsEvent[] = [];
  for (const event of log.flatMap(({ events }) => events).toReversed()) {
    if (event.is === "dice-rolled") thrown += 1;
    else if (thrown >= recent && TOLD_ONCE.includes(event.is)) gone.push(event);
  }
  return gone;
}
