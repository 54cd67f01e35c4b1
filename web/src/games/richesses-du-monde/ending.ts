/** The end of Richesses du Monde: a golden globe, oil and wheat at its sides. */

import type { Ending } from "../../end/ending";

const wheat = (x: number, lean: number): string =>
  `<g transform="translate(${x} 440) rotate(${lean})"><path d="M0 0v-120" fill="none" stroke="#211b14" stroke-width="9"/><path d="M0 0v-120" fill="none" stroke="#c98a1b" stroke-width="3"/><g fill="#f3c64a"><path d="M0-118c-10-12-8-26 0-36 8 10 10 24 0 36z"/><path d="M0-92c-20-2-26-16-24-30 16 2 26 14 24 30zM0-92c20-2 26-16 24-30-16 2-26 14-24 30z"/><path d="M0-62c-20-2-26-16-24-30 16 2 26 14 24 30zM0-62c20-2 26-16 24-30-16 2-26 14-24 30z"/></g></g>`;

const ending: Ending = {
  sky: "#0f4c5c",
  ray: "#1a5f70",
  ink: "#fdf3d8",
  glow: "#f8d77a",
  first: "#e6a817",
  step: "#2f7f8f",
  drawing: `<path d="M-400 398H1100v400H-400z" fill="#123a45"/><g transform="translate(112 34) scale(.86)"><path d="M300 400q60-20 120 0t120 0 120 0 120 0v70H300z" fill="#123a45"/>
    <path d="m640 404-34 0 26-180h34l26 180h-34" fill="none" stroke-width="15"/><path d="m640 404-34 0 26-180h34l26 180h-34M622 290h54M614 346h70M626 284l46 62M672 284l-46 62" fill="none" stroke="#e8e2d6" stroke-width="6"/><path d="M624 212h50v18h-50z" fill="#c93c20"/>
    <path d="M649 208c-16-20-6-34 4-52 12 18 18 34-4 52z" fill="#211b14"/>
    <circle cx="500" cy="214" r="118" fill="#e6a817"/>
    <path d="M382 214h236M500 96v236M406 148c50 30 138 30 188 0M406 280c50-30 138-30 188 0M500 96c-64 66-64 170 0 236M500 96c64 66 64 170 0 236" fill="none"/>
    <path d="M424 160c22-30 50-44 76-46-8 20 14 26 2 46-20 8-18 30-40 32-18-2-22-20-38-32z" fill="#fdf3d8"/><path d="M520 216c24-10 52-6 62 14-6 30-22 50-44 58-20-14-30-48-18-72z" fill="#fdf3d8"/>
    <path d="M458 330h84l14 40h-112z" fill="#c98a1b"/><path d="M430 370h140v34H430z" fill="#7a4f2a"/><path d="M452 387h96" fill="none" stroke="#f8d77a" stroke-width="5"/>
    ${wheat(404, -14)}${wheat(430, 4)}${wheat(378, -26)}</g>`,
};

export default ending;
