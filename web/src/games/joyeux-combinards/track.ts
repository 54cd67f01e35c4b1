/** The way of a pawn along the arrows. */

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
