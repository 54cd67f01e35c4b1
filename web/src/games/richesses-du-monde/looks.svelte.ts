/** What the player looks at, shared by board and hand, which stand side by side. */

import type { BiddingView } from "../../wire";
import { heard, type Lot } from "./windows/bids";

export type Sheet = "" | "trade" | "shelf" | "productions";

export class Looks {
  /** the square under the pointer, the finger or the keyboard */
  square = $state<number | null>(null);
  /** whose trusts lie on the table; null: one's own */
  side = $state<number | null>(null);
  /** what lies open over the middle of the board */
  sheet = $state<Sheet>("");

  // A view tells the highest call only; what was heard before outlives a change of tab.
  #lot: Lot | null = null;

  hear(bidding: BiddingView): Lot {
    this.#lot = heard(this.#lot, bidding);
    return this.#lot;
  }

  point(square: number | null): void {
    this.square = square;
  }

  /** A pointer that leaves a square takes nothing from one pointed at since. */
  leave(square: number): void {
    if (this.square === square) this.square = null;
  }

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }

  close(): void {
    this.sheet = "";
  }

  reset(): void {
    this.square = null;
    this.side = null;
    this.sheet = "";
  }
}

/** A sheet that is read beside the game, not one that is filled in. */
export function isConsulting(sheet: Sheet): boolean {
  return sheet === "shelf" || sheet === "productions";
}
