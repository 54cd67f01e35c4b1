/** The eye upon a map: moved by hand, by keys, or by itself to what matters. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Spot } from "./gestures";
import { NO_INSETS, zoomed, type Camera, type Insets, type Lens, type Room, type Size } from "./framing";

const GLIDE_MS = 360;
const ALL = 1.01; // as much as all of it may be enlarged and still count as all of it

export class Eye {
  room = $state.raw<Room>({ width: 0, height: 0, insets: NO_INSETS });
  /** a hand is moving the map */
  held = $state(false);
  /** whether the player has chosen where to look */
  chosen = false;
  motion = true;
  private readonly lens: Lens;
  private readonly tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut });

  constructor(lens: Lens) {
    this.lens = lens;
  }

  get at(): Camera {
    return this.tween.current;
  }

  /** where it is gliding to */
  get aim(): Camera {
    return this.tween.target;
  }

  get isReady(): boolean {
    return this.room.width > 0 && this.room.height > 0;
  }

  /** The room has changed: keep looking at the same place, or at all of it. */
  resize({ width, height }: Size, insets: Insets = NO_INSETS): void {
    const before = this.room;
    const sawAll = !this.isReady || this.aim.scale <= this.lens.whole(before).scale * ALL;
    this.room = { width, height, insets };
    if (!this.isReady) return;
    const { x, y, scale } = this.aim;
    const moved = { x: x + (width - before.width) / 2, y: y + (height - before.height) / 2, scale };
    this.go(sawAll ? this.lens.whole(this.room) : this.lens.clamped(moved, this.room), false);
  }

  showAll(glide = true): void {
    this.go(this.lens.whole(this.room), glide);
  }

  zoom(factor: number, spot: Spot = this.middle, glide = true): void {
    this.chosen = true;
    this.go(zoomed(this.lens, this.aim, factor, spot, this.room), glide);
  }

  pan(dx: number, dy: number): void {
    this.chosen = true;
    const { x, y, scale } = this.aim;
    this.go(this.lens.clamped({ x: x + dx, y: y + dy, scale }, this.room), false);
  }

  sees(point: Spot): boolean {
    const { x: dx, y: dy, scale } = this.aim;
    const [left, top] = [dx + scale * point.x, dy + scale * point.y];
    return left > 0 && top > 0 && left < this.room.width && top < this.room.height;
  }

  /** Where a point of the sheet is drawn in the room. */
  spot({ x, y }: Spot): Spot {
    return { x: this.at.x + this.at.scale * x, y: this.at.y + this.at.scale * y };
  }

  go(to: Camera, glide = true): void {
    void this.tween.set(to, { duration: glide && this.motion ? GLIDE_MS : 0 });
  }

  private get middle(): Spot {
    return { x: this.room.width / 2, y: this.room.height / 2 };
  }
}
