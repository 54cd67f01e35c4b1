/** The way of a pawn along the arrows, and the way of the keyboard across the sheet. */

import type { Contents, Square } from "./contents";

const LONGEST = 24; // two throws; anything farther is a flight

/** The squares a pawn steps on, the last included; null: no throw leads there. */
export function walk(contents: Contents, from: number, to: number): number[] | null {
  const ways: number[][] = [[from]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    if (way.at(-1) === to && way.length > 1) return way.slice(1);
    if (way.length <= LONGEST) for (const next of leadsTo(contents, way.at(-1)!)) ways.push([...way, next]);
  }
  return null;
}

function leadsTo(contents: Contents, from: number): number[] {
  const { next, entrance } = contents.squares[from]!;
  return entrance === null ? [next] : [next, entrance];
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

/** The next square in a direction, across free paper if need be; null at the edge. */
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

/** One arrow between two squares that follow each other: where it lies, and where it points, in degrees. */
export interface Sign {
  from: Square;
  to: Square;
  angle: number;
  /** it leads from one circuit to another */
  crossing: boolean;
}

export function signs(contents: Contents): Sign[] {
  return contents.squares.flatMap((from) =>
    leadsTo(contents, from.number).map((number) => {
      const to = contents.squares[number]!;
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return { from, to, angle, crossing: to.circuit !== from.circuit };
    }),
  );
}
