/** The way of a pawn: two laps of the sheet, one step at a time. */

import type { Contents, Square } from "./contents";

/** The squares a pawn steps on, of those that lay ahead of it, the last included; null: no throw leads there. */
export function walk(ahead: number[], to: number): number[] | null {
  return ahead.includes(to) ? ahead.slice(0, ahead.indexOf(to) + 1) : null;
}

/** The squares as they lie on the sheet: the crossing is stepped on twice and drawn once. */
export function drawnSquares(contents: Contents): Square[] {
  return contents.squares.filter((square) => homeOf(contents, square.number) === square.number);
}

/** The square under a number: the one drawn at the same place. */
export function homeOf(contents: Contents, number: number): number {
  const { x, y } = contents.squares[number]!;
  return contents.squares.find((square) => square.x === x && square.y === y)!.number;
}
