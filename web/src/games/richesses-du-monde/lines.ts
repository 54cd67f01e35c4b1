/** Whose throw it is, in one short sentence. */

import { offers } from "../../ask/asks";
import type { TableProps } from "./props";
import { isOver, ROLL, seen, sideName } from "./seen";

export function turnLine(props: TableProps): string {
  const view = seen(props);
  if (isOver(view)) return "";
  if (offers(props.asks, ROLL)) return props.text.say("rdm-roll-mine");
  const player = sideName(props, view.turn);
  if (view.purchase) return props.text.say("rdm-buys", { player });
  return props.text.say(view.to_roll ? "rdm-roll-other" : "rdm-plays", { player });
}

/** While a pawn walks, it is still its owner's move that is looked at. */
export function movingLine(props: TableProps, side: number): string {
  return props.text.say("rdm-plays", { player: sideName(props, side) });
}
