/** How the cards of a hand lie on the table. */

import type { Layout } from "../module";
import type { Nation } from "./world";

export type CardShape = "upright" | "wide" | "line";

export interface Tray {
  shape: CardShape;
  rows: number;
}

const UPRIGHT = 4; // cards that stand side by side on a phone
const ROW = 10; // cards in one row of a laptop
const TWO_ROWS = 14;

/** As large as they can be with all of them in sight, so long as they can be. */
export function trayFor(cards: number, layout: Layout): Tray {
  if (layout === "phone")
    return cards <= UPRIGHT ? { shape: "upright", rows: 1 } : { shape: "wide", rows: 2 };
  if (cards <= ROW) return { shape: "wide", rows: 1 };
  return { shape: "line", rows: cards <= TWO_ROWS ? 2 : 3 };
}

/** Cards as they lie before a player: those that can be played first, then « par aire », as the booklet advises. */
export function ordered(hand: number[], open: number[], nations: Nation[]): number[] {
  const rank = (number: number) => (open.includes(number) ? 0 : 1);
  return [...hand].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      nations[one]!.area - nations[other]!.area ||
      nations[other]!.value - nations[one]!.value,
  );
}
