/** The eye upon France: it goes to towns, and keeps what lies upon the seas beside them. */

import { Eye } from "../../kit/camera.svelte";
import { shift } from "../../kit/framing";
import type { Point, Rect } from "./atlas";
import { fit, FRANCE_LENS } from "./framing";

const AIR = 30; // pixels around what is framed

export class FranceEye extends Eye {
  constructor() {
    super(FRANCE_LENS);
  }

  /** As close as shows all of it. */
  frame(rect: Rect, glide = true): void {
    const { left, top, right, bottom } = this.room.insets;
    const air = { left: left + AIR, top: top + AIR, right: right + AIR, bottom: bottom + AIR };
    this.go(FRANCE_LENS.clamped(fit(rect, this.room, air), this.room), glide);
  }

  /** Moved no more than needed for a point to be seen. */
  reveal({ x, y }: Point): void {
    const { x: dx, y: dy, scale } = this.aim;
    const { width, height, insets } = this.room;
    const [left, top] = [dx + x * scale, dy + y * scale];
    const across = shift(left, left, insets.left + AIR, width - insets.right - AIR);
    const down = shift(top, top, insets.top + AIR, height - insets.bottom - AIR);
    if (across || down) this.go({ x: dx + across, y: dy + down, scale });
  }
}
