/** What the player looks at, shared by board, line and hand, which stand side by side. */

import type { TableProps } from "./props";

export class Looks {
  /** the nation under the pointer, the finger or the keyboard */
  nation = $state<number | null>(null);
  /** it was pointed at in the hand, so the map may have to move */
  fromHand = $state(false);
  /** whose open hand is looked at; null: one's own */
  hand = $state<number | null>(null);
  /** where a card lay in the hand before it was played */
  left: { nation: number; from: DOMRect } | null = null;

  point(nation: number | null, fromHand = false): void {
    this.nation = nation;
    this.fromHand = fromHand;
  }

  /** A pointer that leaves a nation takes nothing from one pointed at since. */
  leave(nation: number): void {
    if (this.nation === nation) this.point(null);
  }

  reset(): void {
    this.point(null);
    this.hand = null;
    this.left = null;
  }
}

/** Whose hand lies on the table: the one chosen, one's own, or for watchers the one of whom it is the turn. */
export function shownHand({ looks, me, view }: Pick<TableProps, "looks" | "me" | "view">): number {
  return looks.hand ?? me ?? Math.max(view.turn, 0);
}
