// Checks layout.json against the edition, and the drawing against its own rules. Exits 1 when something is wrong.
//
//   node web/tools/couleurs-du-monde/check.mjs

import { readFileSync } from "node:fs";
import { ARTWORK, edition } from "./edition.mjs";
import { corners, gap, segmentToPlate, segments, segmentsCross } from "./geometry.mjs";
import { areaWidth, nameWidth } from "./type.mjs";

const BETWEEN_PLATES = 10; // units of sea or ground between two plates
const BESIDE_A_LINE = 5; // units between a line and a plate it does not serve
const BOARD = [1060, 760]; // CSS pixels of the board on a page of 1440 by 900
const SMALLEST_TYPE = 9.5; // CSS pixels there

const layout = JSON.parse(readFileSync(`${ARTWORK}/layout.json`, "utf8"));
const sprite = readFileSync(`${ARTWORK}/flags.svg`, "utf8");
const patterns = readFileSync(`${ARTWORK}/patterns.svg`, "utf8");
const [left, top, width, height] = layout.viewBox;
const wrong = [];

const island = new Set(edition.nation.filter((nation) => nation.island).map((nation) => nation.id));
const plates = Object.entries(layout.nations).map(([id, { x, y, w, h }]) => {
  const ring = island.has(id) ? 2 * layout.plate.ring : 0;
  return { id, x, y, w: w + ring, h: h + ring };
});

function sameOnce(what, expected, found) {
  for (const id of expected) if (!found.includes(id)) wrong.push(`${what} ${id} is not drawn`);
  for (const id of found) if (!expected.includes(id)) wrong.push(`${what} ${id} is not in the edition`);
  if (new Set(found).size !== found.length) wrong.push(`some ${what} is drawn twice`);
}

const linkId = ({ between, line }) => `${[...between].sort().join("–")} (${line})`;
const ids = (list) => list.map(({ id }) => id);
sameOnce("nation", ids(edition.nation), Object.keys(layout.nations));
sameOnce("area", ids(edition.area), Object.keys(layout.areas));
sameOnce("link", edition.link.map(linkId), layout.links.map(linkId));
for (const { id } of edition.nation) if (!sprite.includes(`<symbol id="flag-${id}"`)) wrong.push(`${id} has no flag`);

for (const plate of plates) {
  for (const [x, y] of corners(plate))
    if (x < left || y < top || x > left + width || y > top + height) wrong.push(`${plate.id} leaves the sheet`);
}

let closest = Infinity;
plates.forEach((a, i) => {
  for (const b of plates.slice(i + 1)) {
    closest = Math.min(closest, gap(a, b));
    if (gap(a, b) < BETWEEN_PLATES) wrong.push(`${a.id} and ${b.id} are ${gap(a, b).toFixed(1)} apart`);
  }
});

let nearest = Infinity;
for (const { between, points } of layout.links) {
  for (const plate of plates.filter(({ id }) => !between.includes(id))) {
    const distance = Math.min(...segments(points).map(([a, b]) => segmentToPlate(a, b, plate)));
    nearest = Math.min(nearest, distance);
    if (distance < BESIDE_A_LINE) wrong.push(`${between.join("–")} passes ${distance.toFixed(1)} from ${plate.id}`);
  }
}

let crossings = 0;
layout.links.forEach((one, i) => {
  for (const other of layout.links.slice(i + 1)) {
    for (const [a, b] of segments(one.points))
      for (const [c, d] of segments(other.points))
        if (segmentsCross(a, b, c, d)) {
          crossings += 1;
          wrong.push(`${one.between.join("–")} crosses ${other.between.join("–")}`);
        }
  }
});

const scale = Math.min(BOARD[0] / width, BOARD[1] / height);
const { nameSize, padding } = layout.plate;
if (nameSize * scale < SMALLEST_TYPE) wrong.push(`names are ${(nameSize * scale).toFixed(2)} pixels high on a laptop`);
for (const [id, { w, short }] of Object.entries(layout.nations)) {
  for (const name of Object.values(short))
    if (nameWidth(name, nameSize) > w - 2 * padding + 0.5) wrong.push(`« ${name} » does not fit the plate of ${id}`);
}

for (const [id, { pattern, path, label }] of Object.entries(layout.areas)) {
  if (!path) wrong.push(`${id} has no ground`);
  if (id === "centre" && path.lastIndexOf("M") > 0) wrong.push("the ground of the centre is in pieces");
  if (!patterns.includes(`"pattern-${pattern}"`)) wrong.push(`${id}: no pattern ${pattern}`);
  for (const lang of ["fr", "en"]) {
    const long = Math.max(...label[lang].map((text) => areaWidth(text.toUpperCase(), label.size, label.spacing)));
    const high = label.size * 0.72 * label[lang].length;
    const [w, h] = label.rotate % 180 ? [high, long] : [long, high];
    const box = { id: `the name of ${id} (${lang})`, x: label.x, y: label.y, w, h };
    for (const plate of plates) if (gap(box, plate) < 2) wrong.push(`${box.id} touches ${plate.id}`);
    for (const { between, points } of layout.links)
      if (segments(points).some(([a, b]) => segmentToPlate(a, b, box) < 2)) wrong.push(`${box.id} lies on ${between.join("–")}`);
  }
}

for (const line of wrong) console.error(line);
console.log(`${plates.length} nations, ${layout.links.length} links, ${crossings} crossings`);
console.log(`nearest plates ${closest.toFixed(1)} apart, nearest line ${nearest.toFixed(1)} from a foreign plate`);
console.log(`names ${(nameSize * scale).toFixed(2)} CSS pixels at ${BOARD.join(" by ")}`);
process.exitCode = wrong.length ? 1 : 0;
