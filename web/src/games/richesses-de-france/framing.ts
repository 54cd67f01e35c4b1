/** Which part of the map is seen, and how large. A point of the map is drawn at x + scale × point. */

import type { Spot } from "../../ui/gestures";
import { FRANCE, type Rect } from "./atlas";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What lies upon the edges of the map. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LARGEST = 4.5; // pixels for a kilometre
const CLOSEST = 1.9; // when looking at a few towns

/** The rectangle in the middle of the room that the insets leave. */
export function fit(rect: Rect, room: Size, insets: Insets, largest = CLOSEST): Camera {
  const width = Math.max(60, room.width - insets.left - insets.right);
  const height = Math.max(60, room.height - insets.top - insets.bottom);
  const scale = Math.min(width / rect.width, height / rect.height, largest);
  return {
    x: insets.left + (width - rect.width * scale) / 2 - rect.x * scale,
    y: insets.top + (height - rect.height * scale) / 2 - rect.y * scale,
    scale,
  };
}

export function whole(room: Size, insets: Insets): Camera {
  return fit(FRANCE, room, insets);
}

/** Never much smaller than the whole; some of France always in the middle. */
export function clamped({ x, y, scale }: Camera, room: Size, insets: Insets): Camera {
  const all = whole(room, insets);
  if (scale <= all.scale * 1.001) return all;
  const larger = Math.min(scale, Math.max(LARGEST, all.scale));
  return {
    x: within(x, room.width, FRANCE.x * larger, (FRANCE.x + FRANCE.width) * larger),
    y: within(y, room.height, FRANCE.y * larger, (FRANCE.y + FRANCE.height) * larger),
    scale: larger,
  };
}

function within(offset: number, room: number, from: number, to: number): number {
  return Math.min(room / 2 - from, Math.max(room / 2 - to, offset));
}

/** Larger or smaller about a spot of the room that stays where it is. */
export function zoomed(camera: Camera, factor: number, spot: Spot, room: Size, insets: Insets): Camera {
  const least = whole(room, insets).scale;
  const scale = Math.min(Math.max(camera.scale * factor, least), LARGEST);
  const ratio = scale / camera.scale;
  const moved = { x: spot.x - (spot.x - camera.x) * ratio, y: spot.y - (spot.y - camera.y) * ratio, scale };
  return clamped(moved, room, insets);
}
