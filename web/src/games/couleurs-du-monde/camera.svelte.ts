/** The eye upon the map: moved by hand, by keys, or by itself to what matters. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Spot } from "../../ui/gestures";
import { clamped, framed, revealed, whole, zoomed, type Camera, type Size } from "./framing";
import type { Rect } from "./world";

const GLIDE_MS = 320;

export class Eye {
  readonly sheet: Size;
  room = $state.raw<Size>({ width: 0, height: 0 });
  /** a hand is moving the map */
  held = $state(false);
  /** whether the player has chosen where to look */
  chosen = false;
  motion = true;
  private readonly tween: Tween<Camera>;

  constructor(sheet: Size) {
    this.sheet = sheet;
    this.tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut });
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

  /** The room of the board has changed: keep looking at the same place, or at all of it. */
  resize(room: Size): void {
    const before = this.room;
    const sawAll = this.isReady && this.aim.scale <= whole(before, this.sheet).scale;
    this.room = room;
    if (!this.isReady) return;
    const { x, y, scale } = this.aim;
    const moved = { x: x + (room.width - before.width) / 2, y: y + (room.height - before.height) / 2, scale };
    this.jump(sawAll ? whole(room, this.sheet) : clamped(moved, room, this.sheet));
  }

  showAll(glide = true): void {
    this.move(whole(this.room, this.sheet), glide);
  }

  frame(rects: Rect[], glide = true): void {
    this.move(framed(rects, this.room, this.sheet), glide);
  }

  reveal(rect: Rect): void {
    this.move(revealed(this.aim, rect, this.room, this.sheet), true);
  }

  zoom(factor: number, spot: Spot = { x: this.room.width / 2, y: this.room.height / 2 }, glide = true): void {
    this.chosen = true;
    this.move(zoomed(this.aim, factor, spot, this.room, this.sheet), glide);
  }

  pan(dx: number, dy: number): void {
    this.chosen = true;
    const { x, y, scale } = this.aim;
    this.jump(clamped({ x: x + dx, y: y + dy, scale }, this.room, this.sheet));
  }

  sees({ x, y }: Spot): boolean {
    const { x: dx, y: dy, scale } = this.aim;
    const [left, top] = [dx + scale * x, dy + scale * y];
    return left > 0 && top > 0 && left < this.room.width && top < this.room.height;
  }

  /** Where a spot of the sheet is drawn in the room. */
  spot(x: number, y: number): Spot {
    return { x: this.at.x + this.at.scale * x, y: this.at.y + this.at.scale * y };
  }

  private move(to: Camera, glide: boolean): void {
    void this.tween.set(to, { duration: glide && this.motion ? GLIDE_MS : 0 });
  }

  private jump(to: Camera): void {
    void this.tween.set(to, { duration: 0 });
  }
}
