/** Where an arrow key leads: from square to square of a sheet, or from place to place of a map. */

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Place {
  number: number;
  x: number;
  y: number;
}

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const DETOUR = 2; // aside costs as much as twice the way ahead

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The next square in a direction, across free paper if need be; null at the edge. */
export function nextSquare(squares: Place[], from: number, arrow: Arrow): number | null {
  const [dx, dy] = WAYS[arrow];
  const here = squares[from]!;
  const ahead = ({ x, y }: Place) => (x - here.x) * dx + (y - here.y) * dy;
  const inLine = squares.filter(
    (square) => ahead(square) > 0 && (dx ? square.y === here.y : square.x === here.x),
  );
  inLine.sort((one, other) => ahead(one) - ahead(other));
  return inLine[0]?.number ?? null;
}

/** Of some places the one that lies most in this direction, no farther aside than ahead; null at the edge. */
export function nearest<P extends Place>(places: P[], here: Place, arrow: Arrow): P | null {
  const [dx, dy] = WAYS[arrow];
  let found: P | null = null;
  let shortest = Infinity;
  for (const place of places) {
    const ahead = (place.x - here.x) * dx + (place.y - here.y) * dy;
    const aside = Math.abs((place.x - here.x) * dy) + Math.abs((place.y - here.y) * dx);
    const way = ahead + DETOUR * aside;
    if (ahead > 0 && aside <= ahead && way < shortest) [found, shortest] = [place, way];
  }
  return found;
}
