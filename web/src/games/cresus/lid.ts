/** The lid of the box: a crown over a pile of gold, between six markets and above the stairs of wealth. */

import { emblem, LINE, rect, sheet } from "../../shelf/glimpse";
import type { Lid } from "../../shelf/lids";

const drawing = `<g stroke="#211b14" stroke-width="3" fill="#d9a21b"><ellipse cx="140" cy="200" rx="70" ry="20"/><ellipse cx="140" cy="180" rx="70" ry="20"/><ellipse cx="140" cy="160" rx="70" ry="20"/><ellipse cx="140" cy="140" rx="70" ry="20"/></g>
    <path d="M95 118 105 60l22 28 13-40 13 40 22-28 10 58z" fill="#f3c64a" stroke="#211b14" stroke-width="4"/>`;

const MARKETS: [string, string][] = [
  ["#e8b024", "#fbe9b4"],
  ["#2f66b3", "#cfe0f6"],
  ["#7a4fae", "#e4d5f3"],
  ["#c93a2e", "#f6cfc6"],
  ["#e0792a", "#fbdcc0"],
  ["#3f8f5a", "#d3ead2"],
];
const STEPS = 15;

function market([colour, pale]: [string, string], place: number): string {
  const [x, y] = [place % 2 ? 178 : 8, 8 + 36 * Math.floor(place / 2)];
  const towers = [0, 1, 2, 3, 4].map((tower) => {
    const high = 7 + ((tower * 7 + place * 5) % 13);
    return rect(x + 6 + tower * 13, y + 32 - high, 9, high, colour, 0.5);
  });
  return rect(x, y, 74, 33, pale, 4) + rect(x, y, 34, 9, colour, 3) + towers.join("");
}

function step(place: number): string {
  const high = 5 + place * 1.9;
  return rect(8 + place * 16.3, 161 - high, 15.5, high, place === STEPS - 1 ? "#f7d046" : "#8a5fb0", 1);
}

const lid: Lid = {
  ground: "#3b1f4a",
  edge: "#d9a21b",
  ink: "#ffe9ad",
  drawing,
  board:
    sheet("#522c66") +
    `<g stroke="${LINE}" stroke-width="1.4">${MARKETS.map(market).join("")}${Array.from({ length: STEPS }, (_, place) => step(place)).join("")}</g>` +
    emblem(drawing, 130, 66, 0.5),
};

export default lid;
