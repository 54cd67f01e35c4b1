/** How a pawn moves on a line. */

import type { Point } from "./atlas";

/** Where it is after this part of the line, from 0 to 1, and whether it looks to the left. */
export function along(line: Point[], part: number): Point & { back: boolean } {
  const lengths = line.slice(1).map((to, place) => Math.hypot(to.x - line[place]!.x, to.y - line[place]!.y));
  let left = ease(part) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [place, length] of lengths.entries()) {
    const [from, to] = [line[place]!, line[place + 1]!];
    if (left <= length || place === lengths.length - 1) {
      const share = length ? Math.min(1, left / length) : 1;
      const spot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      return { ...spot, back: to.x < from.x };
    }
    left -= length;
  }
  return { ...line[0]!, back: false };
}

/** How high a pawn is that flies. */
export function arc(part: number): number {
  return Math.sin(Math.PI * part);
}

function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
}
