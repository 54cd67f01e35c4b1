/** The eye upon the map: moved by hand, by keys, or by itself to what matters. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Spot } from "../../ui/gestures";
import type { Rect, Point } from "./atlas";
import { clamped, fit, whole, zoomed, type Camera, type Insets, type Size } from "./framing";

const GLIDE_MS = 420;
const AIR = 30; // pixels around what is framed

export class Eye {
  room = $state.raw<Size>({ width: 0, height: 0 });
  insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** a hand is moving the map */
  held = $state(false);
  motion = true;
  private readonly tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut });

  get at(): Camera {
    return this.tween.current;
  }

  get isReady(): boolean {
    return this.room.width > 0 && this.room.height > 0;
  }

  /** The room has changed: keep looking at the same place, or at all of it. */
  resize(room: Size, insets: Insets): void {
    const before = this.room;
    const sawAll = !this.isReady || this.tween.target.scale <= whole(before, this.insets).scale * 1.01;
    this.room = room;
    this.insets = insets;
    if (!this.isReady) return;
    const { x, y, scale } = this.tween.target;
    const moved = { x: x + (room.width - before.width) / 2, y: y + (room.height - before.height) / 2, scale };
    this.move(sawAll ? whole(room, insets) : clamped(moved, room, insets), false);
  }

  showAll(glide = true): void {
    this.move(whole(this.room, this.insets), glide);
  }

  /** As close as shows all of it. */
  frame(rect: Rect, glide = true): void {
    const { left, top, right, bottom } = this.insets;
    const air = { left: left + AIR, top: top + AIR, right: right + AIR, bottom: bottom + AIR };
    this.move(clamped(fit(rect, this.room, air), this.room, this.insets), glide);
  }

  /** Moved no more than needed for a point to be seen. */
  reveal({ x, y }: Point): void {
    const { x: dx, y: dy, scale } = this.tween.target;
    const { left, top, right, bottom } = this.insets;
    const across = shift(dx + x * scale, left + AIR, this.room.width - right - AIR);
    const down = shift(dy + y * scale, top + AIR, this.room.height - bottom - AIR);
    if (across || down) this.move({ x: dx + across, y: dy + down, scale }, true);
  }

  zoom(factor: number, spot: Spot = this.middle, glide = true): void {
    this.move(zoomed(this.tween.target, factor, spot, this.room, this.insets), glide);
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.tween.target;
    this.move(clamped({ x: x + dx, y: y + dy, scale }, this.room, this.insets), false);
  }

  /** Where a point of the map is drawn in the room. */
  spot({ x, y }: Point): Spot {
    const { x: dx, y: dy, scale } = this.at;
    return { x: dx + scale * x, y: dy + scale * y };
  }

  private get middle(): Spot {
    return { x: this.room.width / 2, y: this.room.height / 2 };
  }

  private move(to: Camera, glide: boolean): void {
    void this.tween.set(to, { duration: glide && this.motion ? GLIDE_MS : 0 });
  }
}

function shift(at: number, from: number, to: number): number {
  return Math.max(0, from - at) - Math.max(0, at - to);
}
