/** How large the name of a card may be written in its band. */

const SIZES = [0.82, 0.74, 0.66, 0.58]; // in the size of the card's text
const BAND = 6.2; // of it, as wide as the band beside the price
const LETTER = 0.64; // of a wide letter
const LINES = 3;

/** The largest at which every word fits into a line, and all of them into three. */
export function nameSize(name: string): number {
  return SIZES.find((size) => fits(name.split(" "), BAND / (LETTER * size))) ?? SIZES.at(-1)!;
}

function fits(words: string[], room: number): boolean {
  let lines = 1;
  let written = 0;
  for (const { length } of words) {
    if (length > room) return false;
    if (written && written + 1 + length > room) {
      lines += 1;
      written = 0;
    }
    written += (written ? 1 : 0) + length;
  }
  return lines <= LINES;
}
