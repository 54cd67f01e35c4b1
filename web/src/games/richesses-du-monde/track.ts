/** The way of a pawn: two laps of the sheet, one step at a time. */

import type { Box, Square } from "./box";

const LONGEST = 12; // as far as two dice go; anything farther is no walk

/** The squares a pawn steps on, the last included; null: no throw leads there. */
export function walk(box: Box, from: number, to: number): number[] | null {
  const last = box.squares.length - 1;
  const steps: number[] = [];
  let square = from;
  while (square !== to && steps.length < LONGEST) {
    square = square === last ? 1 : square + 1;
    steps.push(square);
  }
  return square === to ? steps : null;
}

/** The squares as they lie on the sheet: the crossing is stepped on twice and drawn once. */
export function drawnSquares(box: Box): Square[] {
  return box.squares.filter((square) => homeOf(box, square.number) === square.number);
}

/** The square under a number: the one drawn at the same place. */
export function homeOf(box: Box, number: number): number {
  const { x, y } = box.squares[number]!;
  return box.squares.find((square) => square.x === x && square.y === y)!.number;
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
export function towards(box: Box, from: number, arrow: Arrow): number | null {
  const [dx, dy] = WAYS[arrow];
  const here = box.squares[from]!;
  for (let x = here.x + dx, y = here.y + dy; isOnSheet(box, x, y); x += dx, y += dy) {
    const found = box.squares.find((square) => square.x === x && square.y === y);
    if (found) return found.number;
  }
  return null;
}

function isOnSheet(box: Box, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < box.columns && y < box.rows;
}
