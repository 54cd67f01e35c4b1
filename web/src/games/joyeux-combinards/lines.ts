/** What is going on, in one short sentence. */

import { offers } from "../../ask/asks";
import type { TableProps } from "./props";
import { actor, isOver, ROLL, seen } from "./seen";

export function turnLine(props: TableProps): string {
  const view = seen(props);
  if (isOver(view)) return "";
  if (offers(props.asks, ROLL)) return props.text.say("ljc-roll-mine");
  const player = props.text.player(actor(view));
  return props.text.say("ljc-at-move", { player });
}

/** What the others see somebody do. */
export function watchLine(props: TableProps): string {
  const view = seen(props);
  const player = props.text.player(actor(view));
  return props.text.say(`ljc-watch-${view.stage}`, { player });
}
