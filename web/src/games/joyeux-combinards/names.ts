/** What squares and places are called where room is short. */

import type { TableProps } from "./props";
import { contentsOf, type Square } from "./contents";

type Naming = Pick<TableProps, "text" | "edition">;

/** One word or two for what a square is; places of sale go by their own name. */
export function shortSquare(naming: Naming, square: Square): string {
  if (square.place !== null && square.kind === "place") return shortPlace(naming, square.place);
  return naming.text.say(`ljc-kind-${square.kind}`);
}

export function shortPlace({ text, edition }: Naming, place: number): string {
  const key = `ljc-place-${contentsOf({ edition }).places[place]}`;
  return text.has(key) ? text.say(key) : text.value("place", place);
}
