/** A nation is pressed, on the board or in the hand. */

import type { TableProps } from "./props";
import { PLAY, seen } from "./seen";

/** One's own card is played, or the house says why not; any other nation is looked at. */
export function press(props: TableProps, nation: number): void {
  const mine = props.me !== null && seen(props).hands[props.me]?.includes(nation);
  if (!mine) {
    props.looks.point(nation);
    return;
  }
  if (props.sending) return;
  props.looks.point(null);
  props.act(PLAY, [[nation]]);
}
