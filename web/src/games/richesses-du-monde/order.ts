/** How trusts lie on the table: stacked side by side, or, when there are many, in lines. */

import type { RichessesView } from "../../wire";
import { sideOf, sides } from "./seen";

export interface Tray {
  shape: "stack" | "half" | "line";
  rows: number;
  columns: number;
}

const STACKS = 4; // as many stand side by side
const HALVES = 10; // in two rows
const LINES = 4; // below each other

export function tray(trusts: number): Tray {
  if (trusts <= STACKS) return { shape: "stack", rows: 1, columns: STACKS };
  if (trusts <= HALVES) return { shape: "half", rows: 2, columns: Math.max(3, Math.ceil(trusts / 2)) };
  return { shape: "line", rows: LINES, columns: Math.max(3, Math.ceil(trusts / LINES)) };
}

/** Whose trusts lie on the table: the chosen one's, one's own, or for watchers those of whom it is the turn. */
export function shownSide(view: RichessesView, me: number | null, chosen: number | null): number {
  const seat = chosen ?? me ?? view.turn;
  return seat < 0 ? (sides(view)[0] ?? 0) : sideOf(view, seat);
}
