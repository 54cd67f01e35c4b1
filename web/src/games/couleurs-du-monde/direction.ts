/** Where an arrow key leads on the map. */

import type { Nation } from "./world";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const WIDE = 1; // a neighbour may lie as far aside as ahead
const DETOUR = 2; // aside costs as much as twice the way ahead

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The linked neighbour that lies most in this direction; without one, the nearest plate that way; null at the edge. */
export function towards(nations: Nation[], from: number, arrow: Arrow): number | null {
  const here = nations[from]!;
  const linked = here.neighbours.map((number) => nations[number]!);
  return best(here, linked, arrow) ?? best(here, nations, arrow);
}

function best(here: Nation, others: Nation[], arrow: Arrow): number | null {
  const [dx, dy] = WAYS[arrow];
  let found: number | null = null;
  let shortest = Infinity;
  for (const other of others) {
    const ahead = (other.x - here.x) * dx + (other.y - here.y) * dy;
    const aside = Math.abs((other.x - here.x) * dy) + Math.abs((other.y - here.y) * dx);
    const way = ahead + DETOUR * aside;
    if (ahead > 0 && aside <= WIDE * ahead && way < shortest) [found, shortest] = [other.number, way];
  }
  return found;
}
