// Improves places.json by simulated annealing: for a new nation or link, put a rough place in places.json, run this, then
// tune by hand and check.
//
//   node web/tools/couleurs-du-monde/arrange.mjs [--moves 40000] [--heat 8] [--seed 1]
//
// The present board was arranged this way from rough geography, then aligned by hand.

import { readFileSync, writeFileSync } from "node:fs";
import { ARTWORK, TOOLS, edition } from "./edition.mjs";
import { gap, segmentToPlate, segmentsCross } from "./geometry.mjs";

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const MOVES = option("moves", 40_000);
const HEAT = option("heat", 8);

// Prices, in units of energy.
const CROSSING = 1500;
const THROUGH_A_PLATE = 900;
const LENGTH = 0.2;
const SLANT = 1.5; // per degree off the eight directions
const AWAY_FROM_HOME = 0.5;
const SAME_AREA = 14; // units wanted between plates
const TWO_AREAS = 26;
const BESIDE_A_LINE = 12;

const layout = JSON.parse(readFileSync(`${ARTWORK}/layout.json`, "utf8"));
const places = JSON.parse(readFileSync(`${TOOLS}/places.json`, "utf8"));
const { ring } = layout.plate;

const nations = edition.nation.map(({ id, area, island }) => {
  const [x, y] = places.nations[id];
  const extra = island ? 2 * ring : 0;
  const { w = layout.plate.narrowest, h = layout.plate.height } = layout.nations[id] ?? {};
  return { id, area, x, y, home: [x, y], w: w + extra, h: h + extra };
});
const byId = Object.fromEntries(nations.map((nation) => [nation.id, nation]));

// Bends stay where they are; only plates move.
const lines = edition.link.flatMap(({ between: [a, b] }) => {
  const bends = places.routes[`${a}|${b}`] ?? [...(places.routes[`${b}|${a}`] ?? [])].reverse();
  const stops = [byId[a], ...bends.map(([x, y]) => ({ x, y })), byId[b]];
  return stops.slice(1).map((to, i) => ({ from: stops[i], to, ends: [byId[a], byId[b]] }));
});

let state = option("seed", 1);
const luck = () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
const at = ({ x, y }) => [x, y];
const touches = (line, nation) => line.from === nation || line.to === nation;

function crowding(a, b) {
  const short = (a.area === b.area ? SAME_AREA : TWO_AREAS) - gap(a, b);
  return short > 0 ? 3 * short * short : 0;
}

function passing(line, nation) {
  if (line.ends.includes(nation)) return 0;
  const distance = segmentToPlate(at(line.from), at(line.to), nation);
  if (distance === 0) return THROUGH_A_PLATE;
  return distance < BESIDE_A_LINE ? 4 * (BESIDE_A_LINE - distance) ** 2 : 0;
}

function own(line) {
  const dx = Math.abs(line.from.x - line.to.x);
  const dy = Math.abs(line.from.y - line.to.y);
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return LENGTH * Math.hypot(dx, dy) + SLANT * Math.min(degrees, Math.abs(degrees - 45), 90 - degrees);
}

function crossed(one, other) {
  if (one.ends.some((end) => other.ends.includes(end))) return 0;
  return segmentsCross(at(one.from), at(one.to), at(other.from), at(other.to)) ? CROSSING : 0;
}

/** Everything that changes when this nation moves. */
function energy(nation) {
  let sum = AWAY_FROM_HOME * Math.hypot(nation.x - nation.home[0], nation.y - nation.home[1]);
  for (const other of nations) if (other !== nation) sum += crowding(nation, other);
  for (const line of lines) {
    if (!touches(line, nation)) sum += passing(line, nation);
    else {
      sum += own(line);
      for (const other of nations) sum += passing(line, other);
      for (const other of lines) if (other !== line) sum += crossed(line, other);
    }
  }
  return sum;
}

function inSheet({ x, y, w, h }) {
  const [left, top, width, height] = layout.viewBox;
  const margin = 12;
  return x - w / 2 > left + margin && x + w / 2 < left + width - margin && y - h / 2 > top + margin && y + h / 2 < top + height - margin;
}

for (let move = 0; move < MOVES; move++) {
  const done = move / MOVES;
  const heat = HEAT * 0.02 ** done;
  const reach = Math.max(3, 50 * (1 - done));
  const nation = nations[Math.floor(luck() * nations.length)];
  const before = energy(nation);
  const [x, y] = at(nation);
  nation.x = Math.round(x + (2 * luck() - 1) * reach);
  nation.y = Math.round(y + (2 * luck() - 1) * reach);
  const after = inSheet(nation) ? energy(nation) : Infinity;
  if (after > before && luck() >= Math.exp((before - after) / heat)) [nation.x, nation.y] = [x, y];
}

places.nations = Object.fromEntries(nations.map((nation) => [nation.id, at(nation)]));
const written = JSON.stringify(places, null, 2).replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, "[$1, $2]");
writeFileSync(`${TOOLS}/places.json`, `${written}\n`);
