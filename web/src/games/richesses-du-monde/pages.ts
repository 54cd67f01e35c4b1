/** How many cards go on one page, and how large they can be. */

import type { CardShape } from "./TitleCard.svelte";

export interface Spread {
  shape: CardShape;
  columns: number;
  rows: number;
}

const WHOLE = 5; // as many have room for their table
const COLUMNS = 4;
const HALF = 2 * COLUMNS;
const SMALL = 4 * COLUMNS; // without their origin

/** Cards of one country need not say where they are from, so that more of them go on a page. */
export function spread(cards: number, ofOneCountry: boolean): Spread {
  if (cards <= WHOLE) return { shape: "whole", columns: Math.max(cards, 1), rows: 1 };
  if (cards > HALF && cards <= SMALL && ofOneCountry)
    return { shape: "small", columns: COLUMNS, rows: Math.ceil(cards / COLUMNS) };
  return { shape: "half", columns: Math.min(Math.ceil(cards / 2), COLUMNS), rows: 2 };
}

export function pageOf<T>(things: T[], page: number, { columns, rows }: Spread): T[] {
  const size = columns * rows;
  return things.slice(page * size, (page + 1) * size);
}

export function pageCount(things: unknown[], { columns, rows }: Spread): number {
  return Math.max(1, Math.ceil(things.length / (columns * rows)));
}
