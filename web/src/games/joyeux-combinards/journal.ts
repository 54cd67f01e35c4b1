/** What the journal drops: the house tells it once, then it is for the players to remember. */

import type { JoyeuxCombinardsEvent } from "../../wire";
import type { LogEntryOf } from "../module";
import type { TableProps } from "./props";
import { isOver, players, seen } from "./seen";

/** What the house tells once stays for one round, unless the table lets the screen recall it. */
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
    else if (thrown >= recent && "once" in event) gone.push(event);
  }
  return gone;
}
