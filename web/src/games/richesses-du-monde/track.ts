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

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The next square in a direction, across the free middle if need be; null at the edge. */
export function towards(contents: Contents, from: number, arrow: Arrow): number | null {
  const [dx, dy] = WAYS[arrow];
  const here = contents.squares[from]!;
  for (let x = here.x + dx, y = here.y + dy; isOnSheet(contents, x, y); x += dx, y += dy) {
    const found = contents.squares.find((square) => square.x === x && square.y === y);
    if (found) return found.number;
  }
  return null;
}

function isOnSheet(contents: Contents, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < contents.columns && y < contents.rows;
}
