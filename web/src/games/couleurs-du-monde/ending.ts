/** The end of Couleurs du Monde: the world covered with flags, one linked to the next. */

import type { Ending } from "../../end/ending";

const flag = (x: number, y: number, left: string, middle: string, right: string): string =>
  `<g transform="translate(${x} ${y})"><rect x="-30" y="-21" width="60" height="42" rx="4" fill="${middle}"/><path d="M-10-21v42h-16a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4z" fill="${left}"/><path d="M10-21v42h16a4 4 0 0 0 4-4v-34a4 4 0 0 0-4-4z" fill="${right}"/></g>`;

const ending: Ending = {
  sky: "#1d2d50",
  ray: "#27406b",
  ink: "#ffffff",
  glow: "#ff9dbb",
  first: "#e8668f",
  step: "#3c5688",
  drawing: `<g transform="translate(110 74) scale(.84)"><circle cx="540" cy="300" r="166" fill="#8cc4d6"/>
    <g fill="#f3e7cf"><path d="M426 246c18-34 52-62 92-72 14 12-6 26-4 42 20 4 30 20 18 40-18 8-26 26-50 30-22-2-26-22-56-40z"/><path d="M470 340c24-14 58-6 66 20-4 30-16 62-44 84-26-20-42-66-22-104z"/><path d="M574 196c34 4 72 24 96 58 4 24-22 22-40 34-10 22-44 20-54-4 8-20-16-40-2-88z"/><path d="M600 340c26-14 60 0 68 22-12 24-44 40-66 30-14-16-14-38-2-52z"/></g>
    <path d="M440 150 502 212 588 186 640 262 560 318 596 398 500 372" fill="none" stroke-width="14"/>
    <path d="M440 150 502 212 588 186 640 262 560 318 596 398 500 372" fill="none" stroke="#e8668f" stroke-width="7"/>
    ${flag(440, 150, "#2b5fa8", "#ffffff", "#d8412f")}${flag(502, 212, "#1f7a4d", "#f7d046", "#d8412f")}${flag(588, 186, "#1f7a4d", "#ffffff", "#d8412f")}${flag(640, 262, "#211b14", "#f7d046", "#d8412f")}${flag(560, 318, "#e6a817", "#2b5fa8", "#e6a817")}${flag(596, 398, "#7b4fa3", "#fdf3d8", "#1f7a4d")}${flag(500, 372, "#d8412f", "#fdf3d8", "#d8412f")}</g>`,
};

export default ending;
