/** What the view and the asks say, in the words the drawing needs. Nothing is worked out that a rule would decide. */

import { choicesOf } from "../../ask/asks";
import type { CountView, CouleursView } from "../../wire";
import { NOBODY } from "../../texts/kinds";
import type { Ask, TableProps } from "./props";

export const PLAY = "play-card";
export const ANNOUNCE = "announce-points";
export const PASS = "pass-turn";

export function seen(props: TableProps): CouleursView {
  return props.view;
}

/** The nations that may be covered now, as asked. */
export function playable(asks: Ask[]): number[] {
  return choicesOf(asks, PLAY);
}

/** What a nation would bring me, as the house counts it; null: I may not cover it now. */
export function gainOf(props: TableProps, nation: number): CountView | null {
  if (!playable(props.asks).includes(nation)) return null;
  return seen(props).gains.find((gain) => gain.nation === nation) ?? null;
}

export function covererOf(view: CouleursView, nation: number): number | null {
  const seat = view.covered_by[nation] ?? NOBODY;
  return seat === NOBODY ? null : seat;
}

/** Hands lie open: who holds a nation's card; null: nobody. */
export function holderOf(view: CouleursView, nation: number): number | null {
  const seat = view.hands.findIndex((hand) => hand.includes(nation));
  return seat < 0 ? null : seat;
}

export function isOver(view: CouleursView): boolean {
  return view.turn === NOBODY;
}
