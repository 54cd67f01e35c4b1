// Writes layout.json, the whole drawing of the board, from places.json, names.json, areas.json and the edition.
//
//   node web/tools/couleurs-du-monde/layout.mjs

import { readFileSync, writeFileSync } from "node:fs";
import { ARTWORK, TOOLS, edition } from "./edition.mjs";
import { roundedPath } from "./geometry.mjs";
import { regions } from "./regions.mjs";
import { nameWidth } from "./type.mjs";

const VIEW_BOX = [0, 0, 1400, 1000];
const PLATE = { height: 50, narrowest: 76, padding: 6, nameSize: 13.25, ring: 5 };
const BEND = 26;
const VARIANTS = ["fr", "en", "modern_fr", "modern_en"];

const read = (name) => JSON.parse(readFileSync(`${TOOLS}/${name}.json`, "utf8"));
const places = read("places");
const names = read("names");
const areas = read("areas");

// French and English in the names of 1961 and of today; a name of today that is not given is that of 1961.
function shortNames(nation) {
  const written = (variant) => (names[nation.id]?.[variant] ?? nation[variant])?.replaceAll("'", "’");
  const [fr, en] = [written("fr"), written("en")];
  return { fr, en, modern_fr: written("modern_fr") ?? fr, modern_en: written("modern_en") ?? en };
}

function plate(nation) {
  const [x, y] = places.nations[nation.id];
  const short = shortNames(nation);
  const widest = Math.max(...VARIANTS.map((variant) => nameWidth(short[variant], PLATE.nameSize)));
  const w = Math.max(PLATE.narrowest, 2 * Math.ceil(widest / 2 + PLATE.padding));
  return { x, y, w, h: PLATE.height, short };
}

/** The room a nation takes: its plate and, for an island, the grey ring. */
function room(nation, { x, y, w, h }) {
  const ring = nation.island ? 2 * PLATE.ring : 0;
  return { x, y, w: w + ring, h: h + ring };
}

function route(a, b) {
  const there = places.routes[`${a}|${b}`];
  const back = places.routes[`${b}|${a}`];
  return there ?? (back && [...back].reverse()) ?? [];
}

function makeLayout() {
  const nations = Object.fromEntries(edition.nation.map((nation) => [nation.id, plate(nation)]));
  const centre = ({ x, y }) => [x, y];
  const links = edition.link.map(({ between: [a, b], line }) => {
    const points = [centre(nations[a]), ...route(a, b), centre(nations[b])];
    return { between: [a, b], line, points, path: roundedPath(points, BEND) };
  });
  const bodies = Object.fromEntries(
    edition.area.map((area) => [
      area.id,
      {
        plates: edition.nation.filter((n) => n.area === area.id).map((n) => room(n, nations[n.id])),
        spines: areas[area.id].spines,
      },
    ]),
  );
  const seas = edition.link.filter(({ line }) => line === "sea").map(({ between: [a, b] }) => route(a, b));
  const grounds = regions(bodies, seas, VIEW_BOX);
  const drawnAreas = edition.area.map(({ id }) => {
    const { colour, ink, ground, pattern, label } = areas[id];
    return [id, { colour, ink, ground, pattern, path: grounds[id], label }];
  });
  return { viewBox: VIEW_BOX, plate: PLATE, areas: Object.fromEntries(drawnAreas), nations, links };
}

// One entry a line: the file is long, and a change should show as one line.
function written(layout) {
  const entries = (object) => Object.entries(object).map(([id, value]) => `    "${id}": ${JSON.stringify(value)}`).join(",\n");
  const items = (list) => list.map((value) => `    ${JSON.stringify(value)}`).join(",\n");
  return `{
  "viewBox": ${JSON.stringify(layout.viewBox)},
  "plate": ${JSON.stringify(layout.plate)},
  "areas": {
${entries(layout.areas)}
  },
  "nations": {
${entries(layout.nations)}
  },
  "links": [
${items(layout.links)}
  ]
}
`;
}

writeFileSync(`${ARTWORK}/layout.json`, written(makeLayout()));
