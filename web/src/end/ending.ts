/** What is drawn at the end of a game: flat inks, and a drawing whose lines are thick and dark. */

import type { Palette } from "../games/module";

export interface Ending {
  sky: string;
  ray: string;
  /** the headline upon the sky */
  ink: string;
  /** the line above it */
  glow: string;
  /** the winner's step, and those of the others */
  first: string;
  step: string;
  /** what it is all about, within the stage, on its right */
  drawing: string;
}

export const STAGE = { width: 720, height: 460 };

const RAYS = [-80, 90, 240, 400, 560, 720, 880].map((x) => `M540 300 ${x}-90`).join("");
const SIDES = "M540 300-80 70M540 300-80 260M540 300 820 120M540 300 820 330";
const CUP = `<path d="M470 190h140c0 90-20 130-54 140v40h34v30H490v-30h34v-40c-34-10-54-50-54-140z" fill="#e6a817"/>
  <path d="M472 210h-36c0 50 22 70 48 70M608 210h36c0 50-22 70-48 70" fill="none" stroke-width="12"/>`;

/** A game that brings no drawing has a cup, in the colours of its box. */
export function endingOf({ ending, palette }: { ending?: Ending; palette: Palette }): Ending {
  const { ground, onGround, accent } = palette;
  const plain = { sky: ground, ray: `${onGround}1f`, ink: onGround, glow: accent };
  return ending ?? { ...plain, first: accent, step: "#8a6b4a", drawing: CUP };
}

/** All of it, to be put into an SVG of the stage's size. */
export function backdrop({ sky, ray, drawing }: Ending): string {
  return `<rect x="-400" y="-400" width="1600" height="1300" fill="${sky}"/>
    <path d="${RAYS}${SIDES}" stroke="${ray}" stroke-width="30" fill="none"/>
    <g stroke="#211b14" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
}
