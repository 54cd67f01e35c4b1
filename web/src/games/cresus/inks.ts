/** The colour of each market, the text that reads upon it, and its mark: colour is never the only sign. */

import type { Market } from "./contents";

export interface MarketInk {
  colour: string;
  /** readable upon the colour at 4.5 : 1 and more */
  on: string;
  /** a sky behind the city */
  pale: string;
  /** the ground the pawns stand on; white reads upon it */
  deep: string;
}

const INKS: Record<Market["colour"], MarketInk> = {
  jaune: { colour: "#f0b921", on: "#211b14", pale: "#fdeebd", deep: "#8a6100" },
  bleu: { colour: "#2b67b2", on: "#ffffff", pale: "#cfe2f5", deep: "#1d4a86" },
  rouge: { colour: "#cf3a2b", on: "#ffffff", pale: "#fbd6cb", deep: "#96231a" },
  vert: { colour: "#2c8250", on: "#ffffff", pale: "#d3ecd2", deep: "#1c5d38" },
  orange: { colour: "#ee8427", on: "#211b14", pale: "#ffe0c0", deep: "#9c4a08" },
  violet: { colour: "#8657bd", on: "#ffffff", pale: "#e6d9f5", deep: "#5b3590" },
};

export function marketInk({ colour }: Pick<Market, "colour">): MarketInk {
  return INKS[colour];
}

/** Marks in a square of 24 by 24, drawn in the ink's `on`: they also stand on the faces of the dice. */
const MARKS: Record<string, string> = {
  // a crown
  london: "M3 19 2 7l6 4.5L12 4l4 7.5L22 7l-1 12z",
  // a star
  "new-york": "m12 1.5 3.1 7 7.4.8-5.5 5 1.6 7.5L12 18l-6.6 3.8L7 14.3l-5.5-5 7.4-.8z",
  // a lantern
  "hong-kong": "M9.5 2h5v3c4 .8 6 3.4 6 6.8s-2 6-6 6.8V22h-5v-3.4c-4-.8-6-3.4-6-6.8s2-6 6-6.8z",
  // a coffee leaf
  "sao-paulo": "M20.5 3C10 2.5 3 7 3.5 17.5L2 21l2 1.5 2.2-3C16.5 21 21.5 14 20.5 3z",
  // sails
  sydney: "M2 20C3 12 7 6.5 13 4c-1.5 5-1.5 11 0 16zM14.5 20c-1-4-.5-8.5 1-11.5 4 2 6.3 6 6.5 11.5z",
  // a gate
  tokyo: "M1.5 3c6 2 15 2 21 0v4h-4v2.5h3V13h-3v9h-4v-9h-5v9h-4v-9h-3V9.5h3V7h-4zM9.5 7.3v2.2h5V7.3z",
};

const PLAIN_MARK = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z";

export function marketMark({ id }: Pick<Market, "id">): string {
  return MARKS[id] ?? PLAIN_MARK;
}
