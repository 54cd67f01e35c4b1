/** Hair, behind the head and before it. */

import type { Face } from "../../wire";
import { HAIRS } from "./inks";
import { both, dot, flat, heap, KEY, patch, stroke, type Shape } from "./shapes";

type Style = NonNullable<Face["hair"]>;

const CENTRE =
  "M57 84c-3-36 15-58 43-58s46 22 43 58c-7-14-14-26-27-35q-10-4-16-13-6 9-16 13c-13 9-20 21-27 35z";
const PARTED = "M57 82c-8-42 16-62 45-62 31 0 47 22 41 62-4-18-14-28-31-34-14 9-33 11-44 8-6 8-8 14-11 26z";
const SHORT = "M57 78c-7-36 14-58 43-58s50 22 43 58c-3-15-8-23-15-29-17 6-39 6-55 0-7 7-12 15-16 29z";
const SLICK = "M57 78c-5-36 14-56 43-56s48 20 43 56c-8-22-22-32-43-32s-35 10-43 32z";

const FRONT: Record<Style, string> = {
  none: "",
  short: SHORT,
  parted: PARTED,
  sides: both("M61 86c-10-8-10-32 1-45-2 15 3 22 6 30z", "M139 86c10-8 10-32-1-45 2 15-3 22-6 30z"),
  curls: "",
  afro: "M57 82c1-26 18-40 43-40s42 14 43 40c-8-13-15-20-22-22-13 5-29 5-42 0-8 3-14 9-22 22z",
  bob: "M57 82c-1-32 18-52 43-52s44 20 43 52c-8-10-14-19-16-25-19 7-42 5-53-5-4 12-10 22-17 30z",
  long: CENTRE,
  bun: "M56 86c-8-46 15-64 46-62 32-2 50 26 42 64-4-21-13-32-29-39-14 12-37 14-49 10-6 8-8 15-10 27z",
  tail: SLICK,
  braids: CENTRE,
  spikes:
    "M57 76l-9-20 15 2-3-20 17 8 6-21 14 14 14-17 6 19 17-10-3 20 15-2-7 26c-9-16-20-21-41-21s-32 7-41 22z",
  fringe:
    "M57 82c-7-42 14-63 43-63s50 21 43 63c-2-9-4-15-8-20l-7 9-8-11-9 11-11-11-10 11-9-11-8 10-7-7c-5 6-8 10-9 19z",
  waves: PARTED,
  quiff:
    "M57 78c-8-24-2-42 10-48 5-16 42-22 64-8 14 9 18 28 12 56-4-14-8-22-15-27-14 4-40 1-53-6-8 8-14 18-18 33z",
  locs: SHORT,
  bowl: "M55 92c-9-48 14-73 45-73s54 25 45 73q-4-14-10-23H65q-6 9-10 23z",
  bunches: CENTRE,
};

const CURLS = [
  dot(63, 66, 12),
  dot(66, 47, 14),
  dot(80, 33, 15),
  dot(100, 28, 15),
  dot(120, 33, 15),
  dot(134, 47, 14),
  dot(137, 66, 12),
];

function braid(x: number): string[] {
  return [112, 130, 148, 166].map((y) => dot(x, y, 11));
}

function locks(): string[] {
  return [50, 60, 140, 150].flatMap((x) => [80, 96, 112, 128, 142].map((y) => dot(x, y, 8)));
}

export function hairBehind({ hair = "none", hair_ink = "brown" }: Face): Shape[] {
  const ink = HAIRS[hair_ink];
  switch (hair) {
    case "afro":
      return [patch(dot(100, 68, 62), ink)];
    case "bob":
      return [patch("M49 128c-9-68 8-108 51-108s60 40 51 108c-9 9-23 9-30 2H79c-7 7-21 7-30-2z", ink)];
    case "long":
      return [patch("M45 178c-10-88 0-158 55-158s65 70 55 158c-11 8-31 4-35-6H80c-4 10-24 14-35 6z", ink)];
    case "bun":
      return [patch(dot(100, 16, 15), ink)];
    case "tail":
      return [patch("M132 46c34-6 44 34 33 80-5 15-23 11-20-5 5-30-2-46-17-54z", ink)];
    case "braids":
      return heap([...braid(56), ...braid(144)], ink);
    case "waves":
      return [
        patch(
          "M49 142c-15-20 2-35-4-56-2-44 21-68 55-68s57 24 55 68c-6 21 11 36-4 56-11 12-27 4-29-8H78c-2 12-18 20-29 8z",
          ink,
        ),
      ];
    case "locs":
      return heap(locks(), ink);
    case "bunches":
      return heap([dot(44, 58, 18), dot(40, 74, 14), dot(156, 58, 18), dot(160, 74, 14)], ink);
    default:
      return [];
  }
}

export function hairBefore({ hair = "none", hair_ink = "brown" }: Face): Shape[] {
  const ink = HAIRS[hair_ink];
  if (hair === "curls") return [...heap(CURLS, ink), flat("M66 50q34-18 68 0v-14q-34-16-68 0z", ink)];
  if (hair === "none") return [];
  const ties = hair === "bunches" ? [stroke("M57 66l8-8M143 66l-8-8", "#c93c20", 6)] : [];
  const knots = hair === "braids" ? [stroke("M47 158h18M135 158h18", KEY, 3)] : [];
  return [patch(FRONT[hair], ink), ...ties, ...knots];
}
