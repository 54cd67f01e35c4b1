/** Hands on the map: drag, pinch, wheel and double tap, as changes of what is looked at. */

import type { Attachment } from "svelte/attachments";

export interface Spot {
  x: number;
  y: number;
}

/** What hands can move. */
export interface Movable {
  held: boolean;
  pan(dx: number, dy: number): void;
  zoom(factor: number, spot: Spot, glide?: boolean): void;
}

const SLIP = 6; // pixels a finger may slip and still tap
const WHEEL = 0.0016;
const DOUBLE = 1.9;

/** `beside` is called for a tap where there is nothing to press. */
export function gestures(eye: Movable, beside: () => void): Attachment<HTMLElement> {
  return (room) => {
    const fingers = new Map<number, Spot>();
    let start: Spot = { x: 0, y: 0 };
    let dragged = false;

    const spot = (event: MouseEvent): Spot => {
      const { left, top } = room.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      fingers.set(event.pointerId, spot(event));
      if (fingers.size > 1) return;
      start = spot(event);
      dragged = false;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
      if (!dragged) {
        dragged = true;
        eye.held = true;
        room.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else eye.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function pinch(before: Spot, now: Spot, other: Spot): void {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      eye.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (Number.isFinite(factor) && factor > 0) eye.zoom(factor, middle, false);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (!fingers.size) eye.held = false;
    }

    /** The end of a drag is not a tap. */
    function click(event: MouseEvent): void {
      if (!onButton(event)) beside();
      if (!dragged || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = false;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      eye.zoom(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 5 : 1)), spot(event), false);
    }

    function double(event: MouseEvent): void {
      if (!onButton(event)) eye.zoom(DOUBLE, spot(event));
    }

    const stop = new AbortController();
    const { signal } = stop;
    room.addEventListener("pointerdown", down, { signal });
    room.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel"] as const) room.addEventListener(end, up, { signal });
    room.addEventListener("click", click, { signal, capture: true });
    room.addEventListener("wheel", wheel, { signal, passive: false });
    room.addEventListener("dblclick", double, { signal });
    return () => stop.abort();
  };
}

function onButton(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest("[role=button]") !== null;
}
