/** Where the markets lie: clockwise from London at the top left, three rows of two around the middle. */

export interface Spot {
  column: 0 | 1;
  row: number;
}

const SPOTS: Spot[] = [
  { column: 0, row: 0 },
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 1, row: 2 },
  { column: 0, row: 2 },
  { column: 0, row: 1 },
];

export const ROWS = 3;

export function spotOf(market: number): Spot {
  return SPOTS[market % SPOTS.length]!;
}

/** The market that lies next in a direction; null at the edge. */
export function towards(market: number, key: string): number | null {
  const { column, row } = spotOf(market);
  const wanted = {
    ArrowLeft: { column: 0, row },
    ArrowRight: { column: 1, row },
    ArrowUp: { column, row: row - 1 },
    ArrowDown: { column, row: row + 1 },
  }[key];
  if (!wanted) return null;
  const found = SPOTS.findIndex((spot) => spot.column === wanted.column && spot.row === wanted.row);
  return found < 0 || found === market ? null : found;
}
