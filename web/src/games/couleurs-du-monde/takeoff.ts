/** Where a played card comes from: its place in the hand, its player's tab, or the edge of the board. */

import type { Eye } from "../../kit/camera.svelte";
import type { Flight } from "./flight";
import type { TableProps } from "./props";
import type { Nation } from "./world";

export function takeOff(
  room: HTMLElement,
  eye: Eye,
  { looks }: Pick<TableProps, "looks">,
  nation: Nation,
  seat: number,
): Flight {
  const edge = room.getBoundingClientRect();
  const { x, y, scale } = eye.aim;
  const left = edge.x + x + (nation.x - nation.w / 2) * scale;
  const top = edge.y + y + (nation.y - nation.h / 2) * scale;
  const to = new DOMRect(left, top, nation.w * scale, nation.h * scale);
  return { nation: nation.number, from: laid(looks, nation.number) ?? start(seat, edge), to };
}

function laid({ left }: TableProps["looks"], nation: number): DOMRect | null {
  return left?.nation === nation ? left.from : null;
}

function start(seat: number, edge: DOMRect): DOMRect {
  const tab = document.querySelector(`.tabs [data-seat="${seat}"]`);
  return tab?.getBoundingClientRect() ?? new DOMRect(edge.right - 20, edge.y + edge.height / 3, 20, 20);
}
