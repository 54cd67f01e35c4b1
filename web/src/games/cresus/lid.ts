/** The lid of the box: a crown over a pile of gold. */

import type { Lid } from "../../shelf/lids";

const lid: Lid = {
  ground: "#3b1f4a",
  edge: "#d9a21b",
  ink: "#ffe9ad",
  drawing: `<g stroke="#211b14" stroke-width="3" fill="#d9a21b"><ellipse cx="140" cy="200" rx="70" ry="20"/><ellipse cx="140" cy="180" rx="70" ry="20"/><ellipse cx="140" cy="160" rx="70" ry="20"/><ellipse cx="140" cy="140" rx="70" ry="20"/></g>
    <path d="M95 118 105 60l22 28 13-40 13 40 22-28 10 58z" fill="#f3c64a" stroke="#211b14" stroke-width="4"/>`,
};

export default lid;
