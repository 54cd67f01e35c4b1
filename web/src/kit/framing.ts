/** Which part of a sheet is seen, and how large. A point of the sheet is drawn at x + scale × point. */

import type { Spot } from "./gestures";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What lies upon the edges of the room. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

export interface Room extends Size {
  insets: Insets;
}

/** How a sheet may be looked at: all of it, and never past its edge. */
export interface Lens {
  whole(room: Room): Camera;
  clamped(camera: Camera, room: Room): Camera;
}

/** Larger or smaller about a spot of the room that stays where it is. */
export function zoomed(lens: Lens, camera: Camera, factor: number, spot: Spot, room: Room): Camera {
  const { scale } = lens.clamped({ ...camera, scale: camera.scale * factor }, room);
  const ratio = scale / camera.scale;
  const x = spot.x - (spot.x - camera.x) * ratio;
  const y = spot.y - (spot.y - camera.y) * ratio;
  return lens.clamped({ x, y, scale }, room);
}

/** How far a stretch must move to lie between two edges. */
export function shift(from: number, to: number, least: number, most: number): number {
  return Math.max(0, least - from) - Math.max(0, to - most);
}
