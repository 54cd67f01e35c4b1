/** How many cards go on one page, and how large they can be. */

import type { CardShape } from "./TitleCard.svelte";

export interface Spread {
  shape: CardShape;
  columns: number;
  rows: number;
}

const MOST_COLUMNS = 6;
const MOST_ROWS = 3;
const WHOLE = 5; // as many have room for their table
const HALF = 10;

export const PAGE = MOST_COLUMNS * MOST_ROWS;

export function spread(cards: number): Spread {
  if (cards <= WHOLE) return { shape: "whole", columns: Math.max(cards, 1), rows: 1 };
  if (cards <= HALF) return { shape: "half", columns: Math.ceil(cards / 2), rows: 2 };
  const shown = Math.min(cards, PAGE);
  return { shape: "small", columns: Math.ceil(shown / MOST_ROWS), rows: MOST_ROWS };
}

export function pageOf<T>(things: T[], page: number): T[] {
  return things.slice(page * PAGE, (page + 1) * PAGE);
}

export function pageCount(things: unknown[]): number {
  return Math.max(1, Math.ceil(things.length / PAGE));
}
