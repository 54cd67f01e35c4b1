/** Eyes, brows and mouth, which alone tell the mood; and what is worn before and below them. */

import type { Face } from "../../wire";
import { GOLD, HAIRS, LIP, PAPER } from "./inks";
import { both, dot, flat, KEY, patch, stroke, type Shape } from "./shapes";

export type Mood = "calm" | "pleased" | "cross";

const BROWS: Record<Mood, string> = {
  calm: both("M75 72q10-7 20-2", "M105 70q10-5 20 2"),
  pleased: both("M75 68q10-9 20-3", "M105 65q10-6 20 3"),
  cross: both("M76 67l20 8", "M124 67l-20 8"),
};
const SLANTED: Record<Mood, string> = {
  calm: both("M75 68l20 4", "M125 68l-20 4"),
  pleased: both("M75 70q12-10 20-3", "M125 70q-12-10-20-3"),
  cross: both("M76 65l20 10", "M124 65l-20 10"),
};
const BROW_WIDTH: Record<NonNullable<Face["brows"]>, number> = { soft: 4, thin: 2.8, thick: 7, slanted: 5 };

const MOUTHS: Record<Mood, string> = {
  calm: "M87 117q13 7 26 0",
  pleased: "M84 113q16 19 32 0z",
  cross: "M87 121q13-9 26 0",
};
const LIPS: Record<Mood, string> = {
  calm: "M86 116q7-6 14-2 7-4 14 2-14 11-28 0z",
  pleased: "M83 113q17 2 34 0-17 19-34 0z",
  cross: "M87 121q6-8 13-5 7-3 13 5-13-3-26 0z",
};

export function eyes(mood: Mood): Shape[] {
  if (mood === "pleased") return [stroke(both("M80 87q6-8 12 0", "M108 87q6-8 12 0"), KEY, 4.6)];
  const pupils = flat(both(dot(86, 85, 4.8), dot(114, 85, 4.8)), KEY);
  return mood === "cross" ? [pupils, stroke("M79 80l14 3M121 80l-14 3", KEY, 3)] : [pupils];
}

export function brows({ brows = "soft" }: Face, mood: Mood): Shape[] {
  return [stroke((brows === "slanted" ? SLANTED : BROWS)[mood], KEY, BROW_WIDTH[brows])];
}

export function mouth(face: Face, mood: Mood): Shape[] {
  const { lips = false, mark = "none" } = face;
  if (lips) return [{ ...patch(LIPS[mood], LIP), width: 3 }];
  if (mood !== "pleased") return [stroke(MOUTHS[mood], isInTheDark(face) ? PAPER : KEY)];
  const gap = mark === "gap" ? [stroke("M100 114v6", KEY, 4)] : [];
  return [patch(MOUTHS.pleased, PAPER), ...gap];
}

/** The keyline would be lost in a dark beard. */
function isInTheDark({ beard, hair_ink = "brown" }: Face): boolean {
  return (beard === "full" || beard === "long") && ["black", "brown", "chestnut"].includes(hair_ink);
}

/** Grown around the mouth, and so behind it. */
export function beard({ beard = "none", hair_ink = "brown" }: Face): Shape[] {
  const ink = HAIRS[hair_ink];
  switch (beard) {
    case "full":
      return [patch("M60 92c-4 50 24 66 40 66s44-16 40-66c-8 16-24 15-40 10-16 5-32 6-40-10z", ink)];
    case "long":
      return [patch("M60 92c-6 60 22 104 40 104s46-44 40-104c-8 16-24 15-40 10-16 5-32 6-40-10z", ink)];
    case "goatee":
      return [patch("M86 122c0 22 6 30 14 30s14-8 14-30c-9 5-19 5-28 0z", ink)];
    case "stubble":
      return [flat("M62 98c0 26 20 40 38 40s38-14 38-40c-10 12-24 8-38 8s-28 4-38-8z", KEY, 0.2)];
    default:
      return [];
  }
}

/** Grown above it, and so before it. */
export function moustache({ beard = "none", hair_ink = "brown" }: Face): Shape[] {
  const ink = HAIRS[hair_ink];
  if (beard === "moustache")
    return [patch("M76 112c6-13 18-12 24-5 6-7 18-8 24 5-9 4-17 3-24-1-7 4-15 5-24 1z", ink)];
  if (beard === "handlebar")
    return [
      stroke("M100 108q-14-6-22 4-8 2-10-8M100 108q14-6 22 4 8 2 10-8", KEY, 8),
      stroke("M100 108q-14-6-22 4-8 2-10-8M100 108q14-6 22 4 8 2 10-8", ink, 3),
    ];
  return [];
}

export function glasses({ glasses = "none" }: Face): Shape[] {
  switch (glasses) {
    case "round":
      return [stroke(both(dot(85, 85, 13), dot(115, 85, 13)) + "M98 84h4")];
    case "square":
      return [stroke("M71 76h26v19H71zM103 76h26v19h-26zM97 84h6M71 80l-10-2M129 80l10-2")];
    case "half":
      return [stroke("M73 88h24q-2 13-12 13t-12-13zM103 88h24q-2 13-12 13t-12-13zM97 89h6", KEY, 3.4)];
    case "cat":
      return [stroke("M68 74l30 5q0 17-13 17t-15-13zM132 74l-30 5q0 17 13 17t15-13zM98 82h4")];
    case "dark":
      return [
        patch("M69 77h28q1 19-13 19t-15-19zM131 77h-28q-1 19 13 19t15-19z", "#2b2320"),
        stroke("M97 80h6"),
      ];
    case "monocle":
      return [stroke(dot(115, 85, 13)), stroke("M127 90q6 22 4 44", KEY, 2.4), flat(dot(131, 136, 3), GOLD)];
    default:
      return [];
  }
}
