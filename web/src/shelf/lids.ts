/** The lids of the boxes: one bold palette, one drawing and a glimpse of the board each. */

import type { Palette } from "../games/module";

export interface Lid {
  ground: string;
  edge: string;
  ink: string;
  /** inside an SVG of 280 by 300 */
  drawing: string;
  /** the board, small, inside an SVG of 260 by 166; its maker may have drawn none */
  board?: string;
}

// A game's folder may hold a lid.ts with its lid as default export.
const found = import.meta.glob<Lid>("../games/*/lid.ts", { eager: true, import: "default" });

/** A box nobody has drawn yet: brown card and a die. */
const PLAIN: Lid = {
  ground: "#c9a46b",
  edge: "#7a4f2a",
  ink: "#211b14",
  drawing: `<rect x="85" y="75" width="110" height="110" rx="18" fill="#fcf6e8" stroke="#211b14" stroke-width="4"/>
    <g fill="#211b14"><circle cx="112" cy="102" r="9"/><circle cx="168" cy="102" r="9"/><circle cx="140" cy="130" r="9"/><circle cx="112" cy="158" r="9"/><circle cx="168" cy="158" r="9"/></g>`,
};

export function lid(game: string): Lid {
  return found[`../games/${game}/lid.ts`] ?? PLAIN;
}

/** The colours of a page about a game whose own module is not needed. */
export function lidPalette(game: string): Palette {
  const { ground, edge, ink } = lid(game);
  return { ground, onGround: ink, accent: edge, felt: "#f3e7cf" };
}
