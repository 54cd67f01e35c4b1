/** The lids of the five boxes: one bold palette and one drawing each. */

import type { Palette } from "../games/module";

export interface Lid {
  ground: string;
  edge: string;
  ink: string;
  /** inside an SVG of 280 by 300 */
  drawing: string;
}

const LIDS: Record<string, Lid> = {
  "richesses-du-monde": {
    ground: "#0f4c5c",
    edge: "#e6a817",
    ink: "#fdf3d8",
    drawing: `<circle cx="140" cy="130" r="86" fill="#e6a817" stroke="#211b14" stroke-width="4"/>
      <path d="M54 130h172M140 44v172M70 84c40 26 100 26 140 0M70 176c40-26 100-26 140 0M140 44c-50 50-50 122 0 172M140 44c50 50 50 122 0 172" fill="none" stroke="#211b14" stroke-width="3"/>`,
  },
  cresus: {
    ground: "#3b1f4a",
    edge: "#d9a21b",
    ink: "#ffe9ad",
    drawing: `<g stroke="#211b14" stroke-width="3" fill="#d9a21b"><ellipse cx="140" cy="200" rx="70" ry="20"/><ellipse cx="140" cy="180" rx="70" ry="20"/><ellipse cx="140" cy="160" rx="70" ry="20"/><ellipse cx="140" cy="140" rx="70" ry="20"/></g>
      <path d="M95 118 105 60l22 28 13-40 13 40 22-28 10 58z" fill="#f3c64a" stroke="#211b14" stroke-width="4"/>`,
  },
  "couleurs-du-monde": {
    ground: "#dff0f2",
    edge: "#e25c84",
    ink: "#1d2d50",
    drawing: `<g stroke="#e25c84" stroke-width="7" fill="none"><path d="M50 90 120 60 190 110 230 70M120 60 110 150 190 110 200 190M110 150 60 190"/></g>
      <g stroke="#211b14" stroke-width="3"><rect x="34" y="78" width="34" height="24" fill="#fff"/><rect x="34" y="78" width="12" height="24" fill="#2b5fa8"/><rect x="56" y="78" width="12" height="24" fill="#d8412f"/><rect x="103" y="48" width="34" height="24" fill="#f7d046"/><rect x="173" y="98" width="34" height="24" fill="#1f7a4d"/><rect x="214" y="58" width="34" height="24" fill="#fff"/><circle cx="231" cy="70" r="7" fill="#d8412f"/><rect x="93" y="138" width="34" height="24" fill="#d8412f"/><rect x="183" y="178" width="34" height="24" fill="#7fa650"/><rect x="43" y="178" width="34" height="24" fill="#1d2d50"/></g>`,
  },
  "joyeux-combinards": {
    ground: "#f29ca3",
    edge: "#f7d046",
    ink: "#211b14",
    drawing: `<g stroke="#211b14" stroke-width="4"><circle cx="140" cy="140" r="62" fill="#ffe3c4"/><path d="M70 104c30-52 110-52 140 0l-16 6H86z" fill="#211b14"/><path d="M88 128h104v26c-30 14-74 14-104 0z" fill="#211b14"/><circle cx="116" cy="140" r="9" fill="#fff"/><circle cx="164" cy="140" r="9" fill="#fff"/><path d="M112 178c18 14 38 14 56 0" fill="none"/></g>`,
  },
  "richesses-de-france": {
    ground: "#e9efd8",
    edge: "#2b5fa8",
    ink: "#1d2d50",
    drawing: `<path d="M96 50 150 40 190 70 236 82 226 130 214 150 232 188 176 206 120 204 84 190 92 140 44 116 60 96 88 100z" fill="#7fa650" stroke="#211b14" stroke-width="4"/>
      <path d="M140 84 150 140 120 190M140 84 210 110M140 84 70 108M150 140 216 150" stroke="#f7d046" stroke-width="7" fill="none"/><circle cx="140" cy="84" r="9" fill="#d8412f" stroke="#211b14" stroke-width="3"/>`,
  },
};

/** A box nobody has drawn yet: brown card and a die. */
const PLAIN: Lid = {
  ground: "#c9a46b",
  edge: "#7a4f2a",
  ink: "#211b14",
  drawing: `<rect x="85" y="75" width="110" height="110" rx="18" fill="#fcf6e8" stroke="#211b14" stroke-width="4"/>
    <g fill="#211b14"><circle cx="112" cy="102" r="9"/><circle cx="168" cy="102" r="9"/><circle cx="140" cy="130" r="9"/><circle cx="112" cy="158" r="9"/><circle cx="168" cy="158" r="9"/></g>`,
};

export function lid(game: string): Lid {
  return LIDS[game] ?? PLAIN;
}

/** The colours of a page about a game whose own module is not needed. */
export function lidPalette(game: string): Palette {
  const { ground, edge, ink } = lid(game);
  return { ground, onGround: ink, accent: edge, felt: "#f3e7cf" };
}
