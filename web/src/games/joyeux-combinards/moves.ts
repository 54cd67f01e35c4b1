/** Squares that may be clicked to go there: the two ways of a fork, or the other airports. */

import type { Deed, TableProps } from "./props";
import { choicesOf, offers } from "../../ask/asks";
import { ENTER, FLY, seen, STAY } from "./seen";

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
export function waysOut({ asks, view }: TableProps): [number, typeof ENTER | typeof STAY][] {
  const { fork } = seen({ view });
  if (!fork || !offers(asks, ENTER)) return [];
  return [
    [fork.enter, ENTER],
    [fork.stay, STAY],
  ];
}
