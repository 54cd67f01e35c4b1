/** The eye upon the world: it goes to plates. */

import { Eye } from "../../kit/camera.svelte";
import type { Size } from "../../kit/framing";
import { framed, lensOf, revealed } from "./framing";
import type { Rect } from "./world";

export class WorldEye extends Eye {
  private readonly sheet: Size;

  constructor(sheet: Size) {
    super(lensOf(sheet));
    this.sheet = sheet;
  }

  frame(rects: Rect[], glide = true): void {
    this.go(framed(rects, this.room, this.sheet), glide);
  }

  reveal(rect: Rect): void {
    this.go(revealed(this.aim, rect, this.room, this.sheet));
  }
}
