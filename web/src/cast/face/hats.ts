/** Hats, and what else one wears on one's head. */

import type { Face } from "../../wire";
import { GOLD, INKS, PAPER } from "./inks";
import { dot, flat, KEY, patch, stroke, type Shape } from "./shapes";

type Hat = Exclude<NonNullable<Face["hat"]>, "none">;

const FELT = INKS.black;
const STRAW = "#ecd08a";

/** What hangs behind the head. */
export function hatBehind({ hat = "none", hat_ink = "black" }: Face): Shape[] {
  if (hat !== "scarf") return [];
  return [patch("M44 196c-9-42-6-74-4-104 2-46 25-72 60-72s58 26 60 72c2 30 5 62-4 104z", INKS[hat_ink])];
}

/** Some hats leave no room for what grows beneath. */
export function hides({ hat = "none" }: Face): boolean {
  return hat === "scarf";
}

const HATS: Record<Hat, (ink: string) => Shape[]> = {
  top: (ink) => [
    patch("M66 48l-5-46h78l-5 46z", FELT),
    stroke("M64 40q36-8 72 0", ink, 10),
    stroke("M40 50q60-17 120 0", KEY, 12),
    stroke("M42 50q58-16 116 0", FELT, 6),
  ],
  bowler: (ink) => [
    patch("M62 52c0-32 15-46 38-46s38 14 38 46z", ink),
    stroke("M46 54q54-14 108 0", KEY, 12),
    stroke("M48 54q52-13 104 0", ink, 6),
  ],
  captain: (ink) => [
    patch("M52 54q48-22 96 0l-5-32q-43-18-86 0z", PAPER),
    patch("M48 56q52-18 104 0l-4 12q-48-15-96 0z", ink),
    patch(dot(100, 38, 7), GOLD),
  ],
  beret: (ink) => [
    stroke("M108 14l5-10", KEY, 6),
    patch("M46 56c-8-28 24-46 60-43 36 2 54 24 46 45-32-14-76-14-106-2z", ink),
  ],
  cap: (ink) => [
    patch("M58 58c-1-30 17-46 42-46s43 16 42 46z", ink),
    stroke("M100 13v44", KEY, 2.4),
    patch("M52 60q48-14 96-2l24 9q-16 8-34 3-42-11-86-2z", ink),
    patch(dot(100, 12, 4), ink),
  ],
  straw: (ink) => [
    patch("M24 60q76-30 152 0q-76 20-152 0z", STRAW),
    patch("M62 54c0-30 14-46 38-46s38 16 38 46q-38-12-76 0z", STRAW),
    stroke("M63 46q37-12 74 0", ink, 9),
  ],
  turban: (ink) => [
    patch("M51 64c-8-36 18-58 49-58s57 22 49 58c-31-20-67-20-98 0z", ink),
    stroke("M56 46q34-30 78-14M66 56q30-28 76-12", KEY, 2.6),
    patch(dot(100, 26, 7), GOLD),
  ],
  scarf: (ink) => [
    {
      d:
        "M48 98c-4-48 17-80 52-80s56 32 52 80c-4 36-25 58-52 60-27-2-48-24-52-60z" +
        "M66 86c0 28 14 50 34 50s34-22 34-50-14-42-34-42-34 14-34 42z",
      fill: ink,
      line: KEY,
      width: 4,
      open: true,
    },
    stroke("M62 128q36 44 84 8", KEY, 2.6),
  ],
  band: (ink) => [patch("M57 50q43-32 86 0l-3 17q-40-24-80 0z", ink), patch(dot(100, 41, 7), INKS.green)],
  fedora: (ink) => [
    patch("M34 58q66-24 132 0q-66 14-132 0z", ink),
    patch("M63 52c2-32 8-42 21-42q16 7 32 0c13 0 19 10 21 42q-37-10-74 0z", ink),
    stroke("M64 45q36-9 72 0", "#8c2b3f", 7),
  ],
  kepi: (ink) => [
    patch("M61 54l4-38q35-13 70 0l4 38q-39-12-78 0z", ink),
    stroke("M64 30q36-12 72 0", GOLD, 4),
    patch("M56 58q44-17 88 0l5 9q-49-14-98 0z", FELT),
  ],
  helmet: (ink) => [
    patch("M48 84c-5-48 18-74 52-74s57 26 52 74l-11-5c0-23-14-33-41-33s-41 10-41 33z", ink),
    stroke("M100 12v32", PAPER, 10),
    patch("M60 44q40-22 80 0v14q-40-22-80 0z", "#bfe0ee"),
  ],
  bonnet: (ink) => [
    patch(dot(100, 10, 9), GOLD),
    patch("M54 66l-10 40 14 10 8-40zM146 66l10 40-14 10-8-40z", ink),
    patch("M51 74c-3-40 18-62 49-62s52 22 49 62q-49-20-98 0z", ink),
    stroke("M56 58l9-9 9 8 9-10 9 9 8-10 9 10 9-9 9 10 9-8 9 9", GOLD, 4),
  ],
  cloche: (ink) => [
    patch("M50 84c-5-50 16-72 50-72s55 22 50 72q-24-22-50-20-26-2-50 20z", ink),
    stroke("M53 62q47-26 94 0", KEY, 3),
    patch(dot(136, 52, 9), "#d2604e"),
    flat(dot(136, 52, 3.5), GOLD),
  ],
  kerchief: (ink) => [
    patch("M53 80c-5-42 16-64 47-64s52 22 47 64c-15-20-30-26-47-26s-32 6-47 26z", ink),
    flat([dot(76, 40, 4), dot(100, 30, 4), dot(124, 40, 4), dot(88, 50, 3), dot(113, 50, 3)].join(""), PAPER),
  ],
};

export function hat({ hat = "none", hat_ink = "black" }: Face): Shape[] {
  return hat === "none" ? [] : HATS[hat](INKS[hat_ink]);
}
