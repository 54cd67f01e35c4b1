/** The lid of the box: a masked face under a hat, in the middle of the town. */

import { emblem, lap, rect, sheet } from "../../shelf/glimpse";
import type { Lid } from "../../shelf/lids";

const drawing = `<g stroke="#211b14" stroke-width="4"><circle cx="140" cy="140" r="62" fill="#ffe3c4"/><path d="M70 104c30-52 110-52 140 0l-16 6H86z" fill="#211b14"/><path d="M88 128h104v26c-30 14-74 14-104 0z" fill="#211b14"/><circle cx="116" cy="140" r="9" fill="#fff"/><circle cx="164" cy="140" r="9" fill="#fff"/><path d="M112 178c18 14 38 14 56 0" fill="none"/></g>`;

const [BUY, SAIL, POLICE, TAX, SELL, DARK] = [
  "#f7d046",
  "#7cc7b6",
  "#a9c6ee",
  "#f4a59b",
  "#fdf3dc",
  "#46424a",
];
const SEAFRONT = [SELL, POLICE, DARK, SAIL, SELL, POLICE, SELL, BUY, SAIL, DARK, TAX];
const TOWN = [POLICE, BUY, SELL, TAX, BUY, SELL, POLICE, SAIL];

const lid: Lid = {
  ground: "#f29ca3",
  edge: "#f7d046",
  ink: "#211b14",
  drawing,
  board:
    sheet("#5cbcaa") +
    `<path d="M4 98h252v55a9 9 0 0 1-9 9H13a9 9 0 0 1-9-9z" fill="#2a2c55"/>` +
    lap({ x: 5, y: 5, w: 250, h: 156 }, 13, 9, SEAFRONT) +
    rect(40, 24, 180, 108, "#f29ca3", 6) +
    lap({ x: 43, y: 27, w: 174, h: 102 }, 10, 6, TOWN) +
    `<g stroke="#211b14" stroke-width="1.5">${rect(62, 46, 136, 64, "#ffd84a", 4)}${rect(24, 134, 212, 8, "#b0573f", 2)}</g>` +
    emblem(drawing, 130, 78, 0.44),
};

export default lid;
