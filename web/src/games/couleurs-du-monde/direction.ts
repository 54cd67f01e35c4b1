/** Where an arrow key leads on the map. */

import { nearest, type Arrow } from "../../kit/arrows";
import type { Nation } from "./world";

/** The linked neighbour that lies most in this direction; without one, the nearest plate that way; null at the edge. */
export function towards(nations: Nation[], from: number, arrow: Arrow): number | null {
  const here = nations[from]!;
  const linked = here.neighbours.map((number) => nations[number]!);
  return (nearest(linked, here, arrow) ?? nearest(nations, here, arrow))?.number ?? null;
}
