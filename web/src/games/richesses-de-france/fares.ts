/** Where the fares of passages by sea are written: upon their passages, not all in the middle of the sea. */

import type { Atlas, Point, Section } from "./atlas";
import { along } from "./track";

/** of the plate, in pixels: from its middle to its edges */
export const PLATE = { aside: 17, up: 8, down: 7 };
const PLACES = [0.42, 0.5, 0.58];

export interface Fare extends Point {
  passage: Section;
}

export function faresOf({ sections }: Pick<Atlas, "sections">): Fare[] {
  return sections
    .filter(({ kind }) => kind === "sea")
    .map((passage, number) => {
      const { x, y } = along(passage.line, PLACES[number % PLACES.length]!);
      return { passage, x, y };
    });
}
