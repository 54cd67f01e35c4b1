/** Where a played card comes from: its place in the hand, its player's tab, or the edge of the board. */

import type { Eye } from "./camera.svelte";
import type { Flight } from "./flight";
import { looks } from "./looks.svelte";
import type { Nation } from "./world";

export function takeOff(room: HTMLElement, eye: Eye, nation: Nation, seat: number): Flight {
  const edge = room.getBoundingClientRect();
  const { x, y, scale } = eye.aim;
  const left = edge.x + x + (nation.x - nation.w / 2) * scale;
  const top = edge.y + y + (nation.y - nation.h / 2) * scale;
  const to = new DOMRect(left, top, nation.w * scale, nation.h * scale);
  return { nation: nation.number, from: start(nation.number, seat, edge), to };
}

function start(nation: number, seat: number, edge: DOMRect): DOMRect {
  if (looks.left?.nation === nation) return looks.left.from;
  const tab = document.querySelector(`[data-hand="${seat}"]`);
  return tab?.getBoundingClientRect() ?? new DOMRect(edge.right - 20, edge.y + edge.height / 3, 20, 20);
}
