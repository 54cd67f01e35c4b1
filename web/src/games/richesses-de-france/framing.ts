/** How France is looked at: all of it, or a part that the insets leave free. */

import type { Camera, Insets, Lens, Room, Size } from "../../kit/framing";
import { FRANCE, type Rect } from "./atlas";

const LARGEST = 4.5; // pixels for a kilometre
const CLOSEST = 1.9; // when looking at a few towns

/** The rectangle in the middle of the room that the insets leave. */
export function fit(rect: Rect, room: Size, insets: Insets, largest = CLOSEST): Camera {
  const width = Math.max(60, room.width - insets.left - insets.right);
  const height = Math.max(60, room.height - insets.top - insets.bottom);
  const scale = Math.min(width / rect.width, height / rect.height, largest);
  return {
    x: insets.left + (width - rect.width * scale) / 2 - rect.x * scale,
    y: insets.top + (height - rect.height * scale) / 2 - rect.y * scale,
    scale,
  };
}

export const FRANCE_LENS: Lens = { whole, clamped };

function whole(room: Room): Camera {
  return fit(FRANCE, room, room.insets);
}

/** Never much smaller than the whole; some of France always in the middle. */
function clamped({ x, y, scale }: Camera, room: Room): Camera {
  const all = whole(room);
  if (scale <= all.scale * 1.001) return all;
  const larger = Math.min(scale, Math.max(LARGEST, all.scale));
  return {
    x: within(x, room.width, FRANCE.x * larger, (FRANCE.x + FRANCE.width) * larger),
    y: within(y, room.height, FRANCE.y * larger, (FRANCE.y + FRANCE.height) * larger),
    scale: larger,
  };
}

function within(offset: number, room: number, from: number, to: number): number {
  return Math.min(room / 2 - from, Math.max(room / 2 - to, offset));
}
