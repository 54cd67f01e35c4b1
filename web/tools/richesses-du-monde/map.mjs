// Draws the lands of the earth in the seven colours of the game. See README.md.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { geoCentroid, geoNaturalEarth1, geoPath } from "d3-geo";
import { optimize } from "svgo";
import { merge } from "topojson-client";

const WIDTH = 1000;
const HEIGHT = 470;
const SMALLEST = 24; // square units; smaller islands are left out
const target = new URL("../../src/games/richesses-du-monde/lands.json", import.meta.url);
const atlas = createRequire(import.meta.url).resolve("world-atlas/countries-110m.json");

const EUROPE =
  "Albania,Austria,Belgium,Bosnia and Herz.,Bulgaria,Croatia,Czechia,Denmark,Estonia,Finland,France,Germany,Greece,Hungary,Iceland,Ireland,Italy,Kosovo,Latvia,Lithuania,Luxembourg,Macedonia,Montenegro,Netherlands,Norway,Poland,Portugal,Romania,Serbia,Slovakia,Slovenia,Spain,Sweden,Switzerland,United Kingdom";
// « Russie (et C.E.I.) »
const RUSSIA =
  "Russia,Armenia,Azerbaijan,Belarus,Georgia,Kazakhstan,Kyrgyzstan,Moldova,Tajikistan,Turkmenistan,Ukraine,Uzbekistan";
const OCEANIA = "Australia,New Zealand,Papua New Guinea,Fiji,Solomon Is.,Vanuatu,New Caledonia";
const NEAR_EAST =
  "Cyprus,N. Cyprus,Iran,Iraq,Israel,Jordan,Kuwait,Lebanon,Oman,Palestine,Qatar,Saudi Arabia,Syria,Turkey,United Arab Emirates,Yemen";
const NOWHERE = "Antarctica,Fr. S. Antarctic Lands";

const listed = new Map(
  [
    ["europe", EUROPE],
    ["russie", RUSSIA],
    ["oceanie", OCEANIA],
    ["asie", NEAR_EAST],
    ["usa", "United States of America"],
    ["", NOWHERE],
  ].flatMap(([continent, names]) => names.split(",").map((name) => [name, continent])),
);

function continentOf(name, [longitude, latitude]) {
  if (listed.has(name)) return listed.get(name);
  if (longitude < -30) return "amerique";
  return longitude < 52 && latitude < 38 ? "afrique" : "asie";
}

const topology = JSON.parse(readFileSync(atlas, "utf8"));
const countries = topology.objects.countries.geometries;
const centre = (country) => geoCentroid(merge(topology, [country]));
const groups = new Map();
for (const country of countries) {
  const continent = continentOf(country.properties.name, centre(country));
  if (continent) groups.set(continent, [...(groups.get(continent) ?? []), country]);
}

const lands = {
  type: "GeometryCollection",
  geometries: [...groups.values()].map((group) => merge(topology, group)),
};
const projection = geoNaturalEarth1().rotate([-11, 0]).fitSize([WIDTH, HEIGHT], lands);
const path = geoPath(projection).digits(1);

function drawn(group) {
  const shape = merge(topology, group);
  const parts = shape.coordinates
    .map((polygon) => ({ type: "Polygon", coordinates: polygon }))
    .filter((part) => path.area(part) >= SMALLEST);
  return parts.map((part) => path(part)).join("");
}

/** Each point as seen from the one before: a third shorter on its way. */
function shortened(path) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
  });
  return / d="([^"]*)"/.exec(data)[1];
}

const entries = [...groups]
  .map(([id, group]) => [id, shortened(drawn(group))])
  .sort(([one], [other]) => one.localeCompare(other));
const file = { viewBox: [0, 0, WIDTH, HEIGHT], lands: Object.fromEntries(entries) };
writeFileSync(target, `${JSON.stringify(file)}\n`);
console.log(
  `${entries.map(([id, d]) => `${id} ${d.length}`).join(", ")} → ${join("src", target.pathname.split("/src/")[1])}`,
);
