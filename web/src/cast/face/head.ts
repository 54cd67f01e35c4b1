/** Heads, ears, noses, and what time has written upon them. */

import type { Face } from "../../wire";
import { SKINS } from "./inks";
import { both, dot, flat, KEY, patch, stroke, type Shape } from "./shapes";

const HEADS: Record<NonNullable<Face["head"]>, string> = {
  oval: "M60 80c0-34 18-52 40-52s40 18 40 52c0 34-18 58-40 58s-40-24-40-58z",
  round: "M56 84c0-34 20-54 44-54s44 20 44 54c0 32-20 53-44 53s-44-21-44-53z",
  long: "M63 76c0-32 16-50 37-50s37 18 37 50c0 40-15 68-37 68s-37-28-37-68z",
  square: "M60 74c0-30 18-46 40-46s40 16 40 46v26c0 24-18 39-40 39s-40-15-40-39z",
  heart: "M58 76c0-32 18-50 42-50s42 18 42 50c0 28-24 63-42 63s-42-35-42-63z",
};

const NOSES: Record<NonNullable<Face["nose"]>, string> = {
  straight: "M100 87q7 11-1 14",
  small: "M97 99q4 4 7 0",
  big: "M98 84q14 16 2 19q-7 1-10-3",
  hooked: "M99 82q12 8 8 17q-4 6-9 2",
  round: "M92 98q0-8 8-8t8 8q-2 7-8 7t-8-7z",
};

const WRINKLES = both("M69 100q4 8 2 14M70 78l-5-3", "M131 100q-4 8-2 14M130 78l5-3");

export function head({ head = "oval", skin }: Face): Shape[] {
  const fill = SKINS[skin];
  return [
    patch("M84 122h32v26q-16 16-32 0z", fill),
    patch(both(dot(60, 90, 8), dot(140, 90, 8)), fill),
    patch(HEADS[head], fill),
  ];
}

export function nose({ nose = "straight", skin }: Face): Shape[] {
  return nose === "round" ? [patch(NOSES.round, SKINS[skin])] : [stroke(NOSES[nose])];
}

export function marks({ mark = "none" }: Face): Shape[] {
  switch (mark) {
    case "freckles":
      return [
        flat(
          [dot(73, 99, 2.4), dot(80, 104, 2.4), dot(86, 98, 2.4)].join("") +
            [dot(114, 98, 2.4), dot(120, 104, 2.4), dot(127, 99, 2.4)].join(""),
          "#b8663a",
        ),
      ];
    case "mole":
      return [flat(dot(119, 110, 2.8), KEY)];
    case "blush":
      return [flat(both(dot(74, 103, 9), dot(126, 103, 9)), "#d9503f", 0.38)];
    case "scar":
      return [stroke("M120 98l10 16M119 106l8-4M124 113l8-4", KEY, 2.4)];
    case "wrinkles":
      return [stroke(WRINKLES, KEY, 2.4)];
    default:
      return [];
  }
}
