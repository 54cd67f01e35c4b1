/** The end of Crésus: an island in the evening sun. */

import type { Ending } from "../../end/ending";

const ending: Ending = {
  sky: "#3b1f4a",
  ray: "#4b2a5e",
  ink: "#fdf3d8",
  glow: "#f8d77a",
  first: "#d9a21b",
  step: "#6b4585",
  drawing: `<path d="M-400 392H1100v400H-400z" fill="#2a9d8f"/><circle cx="540" cy="178" r="84" fill="#f8d77a"/>
    <path d="M340 440c30-96 160-118 212-114 72 6 160 40 168 114z" fill="#e9c46a"/>
    <path d="M300 386q40-18 80 0t80 0 80 0 80 0 80 0 80 0v80H300z" fill="#2a9d8f"/>
    <path d="M330 418q26-10 52 0M470 426q26-10 52 0M610 414q26-10 52 0" fill="none" stroke="#d8f0ea"/>
    <path d="M540 320c-6-56 4-104 30-138" fill="none" stroke-width="16"/>
    <path d="M540 320c-6-56 4-104 30-138" fill="none" stroke="#8a5a2b" stroke-width="9"/>
    <g fill="#2f8f4e"><path d="M570 186c-46-28-84-12-100 18 36-6 68-8 100-18z"/><path d="M570 186c-20-48-58-58-88-44 32 10 60 22 88 44z"/><path d="M570 186c10-50 48-64 80-52-32 10-58 26-80 52z"/><path d="M570 186c50-24 86-6 96 26-32-10-64-20-96-26z"/></g>
    <circle cx="562" cy="198" r="8" fill="#8a5a2b"/><circle cx="578" cy="202" r="8" fill="#8a5a2b"/>
    <path d="M428 352h72l-8 22h-56z" fill="#c93c20"/><path d="M436 352c4-22 52-22 56 0z" fill="#8a5a2b"/><path d="M432 352h64" fill="none" stroke="#f8d77a" stroke-width="6"/>
    <g fill="#f3c64a"><circle cx="446" cy="340" r="8"/><circle cx="464" cy="334" r="8"/><circle cx="482" cy="340" r="8"/></g>`,
};

export default ending;
