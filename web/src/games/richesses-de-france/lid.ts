/** The lid of the box: the roads of France. */

import type { Lid } from "../../shelf/lids";

const lid: Lid = {
  ground: "#e9efd8",
  edge: "#2b5fa8",
  ink: "#1d2d50",
  drawing: `<path d="M96 50 150 40 190 70 236 82 226 130 214 150 232 188 176 206 120 204 84 190 92 140 44 116 60 96 88 100z" fill="#7fa650" stroke="#211b14" stroke-width="4"/>
    <path d="M140 84 150 140 120 190M140 84 210 110M140 84 70 108M150 140 216 150" stroke="#f7d046" stroke-width="7" fill="none"/><circle cx="140" cy="84" r="9" fill="#d8412f" stroke="#211b14" stroke-width="3"/>`,
};

export default lid;
