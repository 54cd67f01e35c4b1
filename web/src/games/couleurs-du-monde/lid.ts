/** The lid of the box: flags joined by lines. */

import { LINE, rect, sheet } from "../../shelf/glimpse";
import type { Lid } from "../../shelf/lids";

const LANDS: [string, string][] = [
  ["#b7d3f2", "M70 8h78l20 24-16 30-70 6-24-26z"],
  ["#dcc4ec", "M8 10h48l8 34-18 34H8z"],
  ["#bfe0b4", "M12 92h44l12 28-14 38H12z"],
  ["#f2c9bd", "M182 8h70v84l-32 8-44-44z"],
  ["#efcf8a", "M92 82l76-10 44 36-6 46-96 6-30-36z"],
];
// Where a flag lies, and its three stripes.
const FLAGS: [number, number, string][] = [
  [22, 26, "#d8412f #fff #d8412f"],
  [40, 58, "#1f7a4d #fff #d8412f"],
  [30, 108, "#1f7a4d #f7d046 #2b5fa8"],
  [46, 138, "#7cc0e8 #fff #7cc0e8"],
  [88, 22, "#2b5fa8 #fff #d8412f"],
  [128, 18, "#211b14 #d8412f #f7d046"],
  [112, 48, "#d8412f #f7d046 #d8412f"],
  [152, 44, "#1f7a4d #fff #d8412f"],
  [206, 22, "#d8412f #d8412f #d8412f"],
  [232, 52, "#fff #d8412f #fff"],
  [202, 72, "#e0792a #fff #1f7a4d"],
  [112, 96, "#1f7a4d #f7d046 #d8412f"],
  [154, 90, "#d8412f #fff #211b14"],
  [190, 116, "#1f7a4d #211b14 #f7d046"],
  [122, 138, "#e0792a #fff #1f7a4d"],
  [166, 142, "#2b5fa8 #f7d046 #d8412f"],
];
const LINES =
  "M22 26 88 22 128 18 152 44 206 22 232 52 202 72 154 90 112 48 88 22M22 26 40 58 88 22M40 58 30 108 46 138 122 138 112 96 154 90 190 116 166 142 122 138M40 58 112 96M202 72 190 116M128 18 112 48 152 44 202 72";

function flag([x, y, stripes]: [number, number, string]): string {
  const bars = stripes.split(" ").map((ink, bar) => rect(x - 11 + bar * 7.4, y - 7, 7.4, 14, ink, 0));
  return `${bars.join("")}<rect x="${x - 11}" y="${y - 7}" width="22.2" height="14" fill="none" stroke="${LINE}" stroke-width="1.8"/>`;
}

const lid: Lid = {
  ground: "#dff0f2",
  edge: "#e25c84",
  ink: "#1d2d50",
  drawing: `<g stroke="#e25c84" stroke-width="7" fill="none"><path d="M50 90 120 60 190 110 230 70M120 60 110 150 190 110 200 190M110 150 60 190"/></g>
    <g stroke="#211b14" stroke-width="3"><rect x="34" y="78" width="34" height="24" fill="#fff"/><rect x="34" y="78" width="12" height="24" fill="#2b5fa8"/><rect x="56" y="78" width="12" height="24" fill="#d8412f"/><rect x="103" y="48" width="34" height="24" fill="#f7d046"/><rect x="173" y="98" width="34" height="24" fill="#1f7a4d"/><rect x="214" y="58" width="34" height="24" fill="#fff"/><circle cx="231" cy="70" r="7" fill="#d8412f"/><rect x="93" y="138" width="34" height="24" fill="#d8412f"/><rect x="183" y="178" width="34" height="24" fill="#7fa650"/><rect x="43" y="178" width="34" height="24" fill="#1d2d50"/></g>`,
  board:
    sheet("#eef8f9") +
    LANDS.map(([ink, shape]) => `<path d="${shape}" fill="${ink}"/>`).join("") +
    `<path d="${LINES}" fill="none" stroke="#e25c84" stroke-width="3"/>` +
    FLAGS.map(flag).join(""),
};

export default lid;
