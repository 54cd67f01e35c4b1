/** What of the map is looked at: all of it, or the plates that matter, as large as they can be read. */

import { shift, type Camera, type Lens, type Size } from "../../kit/framing";
import type { Rect } from "./world";

export const LARGEST = 2.4;
/** names of plates are read without effort */
export const LEGIBLE = 0.78;
const CLOSEST = 1.05; // when looking at a few plates
const MARGIN = 26; // of the sheet, around what is framed

export function whole(room: Size, sheet: Size): Camera {
  const scale = Math.min(room.width / sheet.width, room.height / sheet.height);
  return clamped({ x: 0, y: 0, scale }, room, sheet);
}

/** Never smaller than the whole, never beyond the edge of the sheet. */
export function clamped(camera: Camera, room: Size, sheet: Size): Camera {
  const least = Math.min(room.width / sheet.width, room.height / sheet.height);
  const scale = Math.min(Math.max(camera.scale, least), Math.max(LARGEST, least));
  return {
    x: within(camera.x, room.width, sheet.width * scale),
    y: within(camera.y, room.height, sheet.height * scale),
    scale,
  };
}

function within(offset: number, room: number, length: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, offset));
}

export function lensOf(sheet: Size): Lens {
  return {
    whole: (room) => whole(room, sheet),
    clamped: (camera, room) => clamped(camera, room, sheet),
  };
}

/** All plates that matter if they can be read together; else the spot from which most of them are seen. */
export function framed(rects: Rect[], room: Size, sheet: Size): Camera {
  if (!rects.length) return whole(room, sheet);
  const scale = Math.min(scaleFor(rects, room), CLOSEST);
  if (scale >= LEGIBLE) return clamped(about(hull(rects), scale, room), room, sheet);
  return clamped(about(hull(richestWindow(rects, room)), LEGIBLE, room), room, sheet);
}

function scaleFor(rects: Rect[], room: Size): number {
  const { w, h } = hull(rects);
  return Math.min(room.width / (w + 2 * MARGIN), room.height / (h + 2 * MARGIN));
}

/** The largest set of plates, among those around each plate, that is read in one window; earlier plates matter more. */
function richestWindow(rects: Rect[], room: Size): Rect[] {
  let richest: Rect[] = [];
  for (const start of rects) {
    const near = [...rects].sort((one, other) => distance(start, one) - distance(start, other));
    const seen: Rect[] = [];
    for (const rect of near) if (scaleFor([...seen, rect], room) >= LEGIBLE) seen.push(rect);
    if (seen.length > richest.length) richest = seen;
  }
  return richest.length ? richest : rects.slice(0, 1);
}

function distance(one: Rect, other: Rect): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The smallest rect around some rects. */
export function hull(rects: Rect[]): Rect {
  const left = Math.min(...rects.map(({ x, w }) => x - w / 2));
  const right = Math.max(...rects.map(({ x, w }) => x + w / 2));
  const top = Math.min(...rects.map(({ y, h }) => y - h / 2));
  const bottom = Math.max(...rects.map(({ y, h }) => y + h / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

function about({ x, y }: Rect, scale: number, room: Size): Camera {
  return { x: room.width / 2 - x * scale, y: room.height / 2 - y * scale, scale };
}

/** Moved no more than needed for a plate to be seen. */
export function revealed(camera: Camera, rect: Rect, room: Size, sheet: Size): Camera {
  const { scale } = camera;
  const x = camera.x + reach(camera.x + scale * rect.x, (rect.w / 2 + MARGIN) * scale, room.width);
  const y = camera.y + reach(camera.y + scale * rect.y, (rect.h / 2 + MARGIN) * scale, room.height);
  return clamped({ x, y, scale }, room, sheet);
}

function reach(middle: number, half: number, room: number): number {
  return shift(middle - half, middle + half, 0, room);
}
