// A standalone page of the board, to judge the artwork without the app.
//
//   node web/tools/couleurs-du-monde/preview.mjs DIR [--lang fr|en] [--modern]
//
// Writes desktop (1440 by 900, the board at 1060 by 760), phone (six windows of 390 by 600 at scale 1) and board (1400 by
// 1000), each as HTML and as PNG; chromium must be on the path.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ARTWORK, edition } from "./edition.mjs";

const [directory = "preview"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const lang = process.argv.includes("en") ? "en" : "fr";
const variant = process.argv.includes("--modern") ? `modern_${lang}` : lang;

const layout = JSON.parse(readFileSync(`${ARTWORK}/layout.json`, "utf8"));
const sprite = readFileSync(`${ARTWORK}/flags.svg`, "utf8");
const patterns = readFileSync(`${ARTWORK}/patterns.svg`, "utf8");

const resolve = createRequire(import.meta.url).resolve;
const face = (family, file, weight) => {
  const data = readFileSync(resolve(`@fontsource/${family.toLowerCase()}/files/${file}.woff2`)).toString("base64");
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
};
const FONTS = [
  face("Inter", "inter-latin-700-normal", 700),
  face("Fraunces", "fraunces-latin-800-normal", 800),
  face("Fraunces", "fraunces-latin-900-normal", 900),
].join("");

const STYLE = `${FONTS}
:root{--ink:#211b14;--paper:#f3e7cf;--card:#fcf6e8;--sea:#dff0f2;--pink:#e0527e;--blue:#2f6fb5}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);font:700 13px Inter;color:var(--ink)}
.board{background:var(--sea);display:block}
.ground{stroke-width:2.5;stroke-linejoin:round}
.area{font-family:Fraunces;font-weight:900;text-anchor:middle;dominant-baseline:central;text-transform:uppercase}
.casing{fill:none;stroke:#fffaf0;stroke-width:8.5;stroke-opacity:.75}
.link{fill:none;stroke:var(--pink);stroke-width:5}
.link.dotted{stroke-dasharray:.1 9.5;stroke-width:6;stroke-linecap:round}
.link.sea{stroke:var(--blue);stroke-dasharray:.1 9.5;stroke-width:6;stroke-linecap:round}
.ring{fill:none;stroke:#8b8b88;stroke-width:4}
.card{fill:var(--card)}
.key{fill:none;stroke:var(--ink);stroke-width:2}
.flagkey{fill:none;stroke:var(--ink);stroke-width:1.3}
.name{font:700 ${layout.plate.nameSize}px Inter;text-anchor:middle;fill:var(--ink)}
.disc{fill:var(--card);stroke:var(--ink);stroke-width:1.5}
.value{font:800 14.5px Fraunces;text-anchor:middle;fill:var(--ink)}`;

function region(area) {
  const { colour, ground, pattern, path } = layout.areas[area.id];
  return `<path class="ground" d="${path}" fill="${ground}" stroke="${colour}"/>
<path d="${path}" fill="url(#pattern-${pattern})" style="color:${colour}" opacity=".22"/>`;
}

function lettering(area) {
  const { ink, label } = layout.areas[area.id];
  const { x, y, rotate, size, spacing } = label;
  const lines = label[lang];
  const spans = lines.map((line, i) => `<tspan x="${x}" y="${y + (i - (lines.length - 1) / 2) * size * 1.05}">${line}</tspan>`);
  return `<text class="area" transform="rotate(${rotate} ${x} ${y})" font-size="${size}" letter-spacing="${spacing}" fill="${ink}">${spans.join("")}</text>`;
}

const line = ({ line, path }) => `<path class="link ${line}" d="${path}"/>`;

function plate(nation) {
  const { x, y, w, h, short } = layout.nations[nation.id];
  const { colour } = layout.areas[nation.area];
  const { ring } = layout.plate;
  const island = nation.island
    ? `<rect class="ring" x="${2 - ring}" y="${2 - ring}" width="${w + 2 * ring - 4}" height="${h + 2 * ring - 4}" rx="10"/>`
    : "";
  return `<g transform="translate(${x - w / 2} ${y - h / 2})"><title>${nation[variant] ?? nation[lang]}</title>${island}
<rect class="card" width="${w}" height="${h}" rx="7"/>
<path fill="${colour}" d="M0 ${h - 20}V7a7 7 0 0 1 7-7h${w - 14}a7 7 0 0 1 7 7v${h - 27}z"/>
<use href="#flag-${nation.id}" x="5" y="3.5" width="32" height="24"/><rect class="flagkey" x="5" y="3.5" width="32" height="24"/>
<circle class="disc" cx="${w - 16}" cy="15" r="11"/><text class="value" x="${w - 16}" y="20">${nation.value}</text>
<rect class="key" width="${w}" height="${h}" rx="7"/>
<text class="name" x="${w / 2}" y="${h - 5.5}">${short[variant]}</text></g>`;
}

const drawing = [
  ...edition.area.map(region),
  ...edition.area.map(lettering),
  ...layout.links.map(({ path, line }) => (line === "solid" ? `<path class="casing" d="${path}"/>` : "")),
  ...layout.links.map(line),
  ...edition.nation.map(plate),
].join("\n");

const board = (width, height, viewBox = layout.viewBox) =>
  `<svg class="board" viewBox="${viewBox.join(" ")}" width="${width}" height="${height}">${drawing}</svg>`;
const hidden = `<div style="position:absolute;width:0;height:0;overflow:hidden">${sprite}${patterns}</div>`;
const page = (body) => `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${STYLE}</style>${hidden}${body}</html>`;

const key = "border:2.5px solid var(--ink);border-radius:14px;overflow:hidden";
const desktop = page(`<div style="width:1440px;height:900px;padding:20px 24px">
<div style="font:900 34px Fraunces;height:56px">Couleurs du Monde</div>
<div style="display:flex;gap:22px"><div style="${key};width:1065px;height:765px">${board(1060, 760)}</div>
<div style="${key};flex:1;background:var(--card)"></div></div></div>`);

const excerpts = [[480, 130], [760, 300], [1010, 180], [420, 400], [10, 180], [10, 400]];
const phone = page(`<div style="display:grid;grid-template-columns:repeat(3,390px);gap:12px">
${excerpts.map(([x, y]) => `<div style="width:390px;height:600px;overflow:hidden">${board(390, 600, [x, y, 390, 600])}</div>`).join("")}</div>`);

function shoot(name, html, width, height) {
  const file = `${directory}/${name}`;
  writeFileSync(`${file}.html`, html);
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--headless", "--hide-scrollbars"];
  execFileSync("chromium", [...flags, `--window-size=${width},${height}`, `--screenshot=${file}.png`, `${file}.html`], { stdio: "ignore" });
}

mkdirSync(directory, { recursive: true });
shoot("desktop", desktop, 1440, 900);
shoot("phone", phone, 1194, 1212);
shoot("board", page(board(1400, 1000)), 1400, 1000);
