/** Coats and collars, and what is worn upon them. */

import type { Face } from "../../wire";
import { GOLD, INKS, PAPER } from "./inks";
import { both, dot, flat, KEY, patch, stroke, type Shape } from "./shapes";

const BODY = "M22 212c3-50 32-66 78-66s75 16 78 66z";
const SHIRT = "M82 146l18 26 18-26 8 7-26 50-26-50z";

export function clothes({ coat, cut = "round" }: Face): Shape[] {
  const ink = INKS[coat];
  switch (cut) {
    case "suit":
      return [
        patch(BODY, ink),
        patch(SHIRT, PAPER),
        patch("M80 145l-12 10 6 20 24 36zM120 145l12 10-6 20-24 36z", ink),
      ];
    case "stripes":
      return [
        patch(BODY, ink),
        stroke("M37 172h126M27 192h146", coat === "cream" ? KEY : PAPER, 9),
        stroke(BODY),
      ];
    case "overall":
      return [
        patch(BODY, PAPER),
        patch("M62 152l12-4v24h52v-24l12 4v60H62z", ink),
        patch(both(dot(72, 174, 4), dot(128, 174, 4)), GOLD),
      ];
    case "uniform":
      return [
        patch(BODY, ink),
        stroke("M34 168l24-12M166 168l-24-12", GOLD, 7),
        stroke("M100 160v46", KEY, 3),
        patch(both(dot(90, 176, 4), dot(90, 194, 4)), GOLD),
      ];
    case "gown":
      return [patch(BODY, ink), stroke("M82 148l18 32 18-32", GOLD, 6), stroke("M100 180v30", GOLD, 6)];
    case "shawl":
      return [
        patch(BODY, ink),
        patch("M58 152q42 44 84 0l22 22q-64 60-128 0z", ink),
        stroke("M60 156q40 40 80 0"),
      ];
    default:
      return [patch(BODY, ink)];
  }
}

/** What lies around the neck, upon it. */
export function collar({ coat, cut = "round" }: Face): Shape[] {
  const ink = INKS[coat];
  if (cut === "roll") return [patch("M80 134q20 10 40 0l4 20q-24 14-48 0z", ink)];
  if (cut === "shirt")
    return [patch("M82 142l18 20-16 18-14-28zM118 142l-18 20 16 18 14-28z", coat === "cream" ? PAPER : ink)];
  if (cut === "uniform") return [patch("M80 144l20 14 20-14 6 12-26 14-26-14z", ink)];
  return [];
}

export function jewels({ jewel = "none", coat }: Face): Shape[] {
  const tie = coat === "green" ? INKS.wine : INKS.green;
  switch (jewel) {
    case "pearls":
      return [
        [78, 152],
        [89, 159],
        [100, 162],
        [111, 159],
        [122, 152],
      ].map(([x, y]) => patch(dot(x!, y!, 6), "#fdf3d8"));
    case "studs":
      return [patch(both(dot(59, 101, 4.5), dot(141, 101, 4.5)), GOLD)];
    case "hoops":
      return [
        stroke(both(dot(58, 108, 10), dot(142, 108, 10)), KEY, 7),
        stroke(both(dot(58, 108, 10), dot(142, 108, 10)), GOLD, 3),
      ];
    case "drops":
      return [patch("M58 100l6 12a6 6 0 1 1-12 0zM142 100l6 12a6 6 0 1 1-12 0z", "#3fa39a")];
    case "brooch":
      return [patch(dot(100, 172, 9), GOLD), flat(dot(100, 172, 4), "#c93c20")];
    case "medal":
      return [stroke("M132 168v14", "#c93c20", 8), patch(dot(132, 186, 8), GOLD)];
    case "chain":
      return [stroke("M82 150q18 36 36 0", KEY, 7), stroke("M82 150q18 36 36 0", GOLD, 3.4)];
    case "flower":
      return [patch(dot(136, 176, 10), "#c93c20"), flat(dot(136, 176, 4), GOLD)];
    case "bow":
      return [patch("M100 164l-20-10v20zM100 164l20-10v20z", INKS.red), patch(dot(100, 164, 5), INKS.red)];
    case "tie":
      return [patch("M94 166l6-6 6 6 5 34-11 12-11-12z", tie)];
    default:
      return [];
  }
}
