/** Where an arrow key leads on the map. */

import type { Town } from "./atlas";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const DETOUR = 2; // aside costs as much as twice the way ahead

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** Of these towns the nearest that lies in this direction; null at the edge. */
export function towards(from: Town, towns: Town[], key: string): Town | null {
  const [dx, dy] = WAYS[key]!;
  let found: Town | null = null;
  let shortest = Infinity;
  for (const town of towns) {
    const ahead = (town.x - from.x) * dx + (town.y - from.y) * dy;
    const aside = Math.abs((town.x - from.x) * dy) + Math.abs((town.y - from.y) * dx);
    const way = ahead + DETOUR * aside;
    if (ahead > 0 && aside <= ahead && way < shortest) [found, shortest] = [town, way];
  }
  return found;
}
