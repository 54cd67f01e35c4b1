/** Squares that may be clicked to go there: the two ways of a fork, or the other airports. */

import type { Deed, TableProps } from "./props";
import { boxOf } from "./box";
import { choicesOf, offers } from "../../ask/asks";
import { ENTER, FLY, seen, STAY } from "./seen";
import { insideAfter } from "./track";

export type Move = Deed & { label: string };

export function moveTo(props: TableProps): Map<number, Move> {
  const { asks, text } = props;
  const moves = new Map<number, Move>();
  for (const square of choicesOf(asks, FLY))
    moves.set(square, { verb: FLY, filling: [[square]], label: text.say("ljc-fly-here") });
  for (const [square, verb] of waysOut(props))
    moves.set(square, { verb, filling: [], label: text.say("ljc-go-here") });
  return moves;
}

/** From a fork: to STOP, or so far inside. */
export function waysOut(props: TableProps): [number, typeof ENTER | typeof STAY][] {
  const { asks, me } = props;
  if (me === null || !offers(asks, ENTER)) return [];
  const view = seen(props);
  const box = boxOf(props);
  const fork = view.squares[me]!;
  return [
    [box.squares[fork]!.entrance!, ENTER],
    [insideAfter(box, fork, view.to_walk), STAY],
  ];
}
