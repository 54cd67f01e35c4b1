/** Where everything lies on the sheet, in its own pixels: the paths between the circuits are narrower than squares. */

import type { Contents } from "./contents";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Sheet {
  width: number;
  height: number;
  columns: number[]; // edges, one more than there are columns
  rows: number[];
  gap: number;
}

const PATH_WIDE = 0.8; // beside the town, where STOP and customs stand
const PATH_HIGH = 0.66; // above and below it

export function layOut(
  { columns, rows }: Pick<Contents, "columns" | "rows">,
  width: number,
  height: number,
  gap: number,
): Sheet {
  return {
    width,
    height,
    columns: edges(columns, PATH_WIDE, width),
    rows: edges(rows, PATH_HIGH, height),
    gap,
  };
}

/** The second track from either side is a path. */
function edges(tracks: number, path: number, size: number): number[] {
  const shares = Array.from({ length: tracks }, (_, track) =>
    track === 1 || track === tracks - 2 ? path : 1,
  );
  const unit = size / shares.reduce((total, share) => total + share, 0);
  const found = [0];
  for (const share of shares) found.push(found.at(-1)! + share * unit);
  return found;
}

/** From one cell to another, both included, without the gap around. */
export function area({ columns, rows, gap }: Sheet, x: number, y: number, toX = x, toY = y): Rect {
  const left = columns[x]! + gap / 2;
  const top = rows[y]! + gap / 2;
  return { x: left, y: top, w: columns[toX + 1]! - gap / 2 - left, h: rows[toY + 1]! - gap / 2 - top };
}

/** Squares of side one and a bit: what things on the sheet are measured in. */
export function unit({ columns, rows }: Sheet): number {
  return Math.min(columns[1]! - columns[0]!, (rows[1]! - rows[0]!) * 1.24);
}

export function placed({ x, y, w, h }: Rect): string {
  return `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
}
