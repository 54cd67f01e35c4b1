/** Where the card about a nation lies: beside it, hiding as few of its neighbours as can be. */

import type { Spot } from "../../kit/gestures";
import type { Size } from "../../kit/framing";

export interface Outline {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AWAY = 14;
const EDGE = 8;

export function tipPlace(plate: Outline, neighbours: Outline[], tip: Size, room: Size): Spot {
  const right = plate.left + plate.width + AWAY;
  const left = plate.left - AWAY - tip.width;
  const below = plate.top + plate.height + AWAY;
  const above = plate.top - AWAY - tip.height;
  const across = plate.left + plate.width / 2 - tip.width / 2;
  const along = plate.top + plate.height / 2 - tip.height / 2;
  const sides: [number, number][] = [right, left].flatMap((x) =>
    [along, plate.top, above].map((y): [number, number] => [x, y]),
  );
  const spots = [...sides, [across, above], [across, below]].map(([x, y]) => inside(x!, y!, tip, room));
  let best = spots[0]!;
  let fewest = Infinity;
  for (const spot of spots) {
    const rect = { left: spot.x, top: spot.y, ...tip };
    const hidden = neighbours.filter((one) => overlap(rect, one)).length + (overlap(rect, plate) ? 100 : 0);
    if (hidden < fewest) [best, fewest] = [spot, hidden];
  }
  return best;
}

function inside(x: number, y: number, tip: Size, room: Size): Spot {
  return {
    x: Math.max(EDGE, Math.min(x, room.width - tip.width - EDGE)),
    y: Math.max(EDGE, Math.min(y, room.height - tip.height - EDGE)),
  };
}

function overlap(one: Outline, other: Outline): boolean {
  const aside = one.left + one.width <= other.left || other.left + other.width <= one.left;
  const apart = one.top + one.height <= other.top || other.top + other.height <= one.top;
  return !aside && !apart;
}
