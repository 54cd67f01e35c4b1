/** Whose throw it is, in one short sentence. */

import type { TableProps } from "../module";
import { isOver, offers, ROLL, seen, sideName } from "./seen";

export function turnLine(props: TableProps): string {
  const view = seen(props);
  if (isOver(view)) return "";
  if (offers(props.asks, ROLL)) return props.text.say("rdm-roll-mine");
  const player = sideName(props, view.turn);
  return props.text.say(view.to_roll ? "rdm-roll-other" : "rdm-plays", { player });
}
