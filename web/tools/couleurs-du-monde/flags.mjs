// Builds the sprite of the 109 flags of 1 May 1961, and the table that says where each comes from.
//
//   node web/tools/couleurs-du-monde/flags.mjs
//
// A flag is our drawing (flags/<nation>.svg) or, where nothing changed since, that of the npm package flag-icons.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { optimize } from "svgo";
import { ARTWORK, TOOLS, edition } from "./edition.mjs";

const HEAVY = 6000; // bytes of one symbol
const LIMIT = 250_000; // bytes of the sprite

const FLAG_ICONS = dirname(createRequire(import.meta.url).resolve("flag-icons/package.json"));
const sources = JSON.parse(readFileSync(`${TOOLS}/flag-sources.json`, "utf8"));

function source(nation) {
  const said = sources[nation.id] ?? {};
  const drawing = `${ARTWORK}/flags/${nation.id}.svg`;
  if (said.drawn) return { path: drawing, origin: "drawn for this game", why: said.drawn };
  if (existsSync(drawing)) throw new Error(`${nation.id} has a drawing, but flag-sources.json does not say why`);
  const code = said["flag-icons"] ?? nation.iso;
  if (!code) throw new Error(`${nation.id} has neither a drawing nor a code`);
  return { path: `${FLAG_ICONS}/flags/4x3/${code}.svg`, origin: `flag-icons \`${code}\``, why: said.why ?? "as today" };
}

// A symbol clips to its own view box, so the clip paths that only cut the flag to 4:3 are not needed.
// Without them no symbol refers to another by url(), which Safari does not follow into a sprite.
const dropClips = {
  name: "dropClips",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        delete node.attributes["clip-path"];
        if (node.name === "clipPath") parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

// In a view box 640 wide a tenth is already less than a pixel; the creed of Arabie Séoudite makes do with units.
const digits = (nation) => (nation.id === "arabie-seoudite" ? 0 : 1);

function symbol(nation) {
  const { data } = optimize(readFileSync(source(nation).path, "utf8"), {
    multipass: true,
    floatPrecision: digits(nation),
    plugins: [
      dropClips,
      "removeDimensions",
      { name: "preset-default", params: { overrides: { convertTransform: { floatPrecision: 4 } } } },
      { name: "prefixIds", params: { prefix: nation.id, delim: "-" } },
    ],
  });
  const [, head, body] = data.match(/^<svg([^>]*)>(.*)<\/svg>$/s);
  const viewBox = head.match(/viewBox="([^"]+)"/)[1];
  const inherited = head.match(/ fill-rule="[^"]+"| fill="[^"]+"/g)?.join("") ?? "";
  return `<symbol id="flag-${nation.id}" viewBox="${viewBox}"${inherited}>${body}</symbol>`;
}

function problems(symbols) {
  const found = [];
  const ids = new Set();
  for (const [nation, text] of symbols) {
    for (const [, id] of text.matchAll(/\bid="([^"]+)"/g)) {
      if (ids.has(id)) found.push(`${nation}: the id ${id} is there twice`);
      ids.add(id);
    }
  }
  for (const [nation, text] of symbols) {
    const [x, y, width, height] = text.match(/viewBox="([^"]+)"/)[1].split(" ").map(Number);
    if (x !== 0 || y !== 0 || width * 3 !== height * 4) found.push(`${nation}: the view box is not 4:3`);
    if (text.includes("url(")) found.push(`${nation}: refers to another element by url()`);
    if (text.length > HEAVY) found.push(`${nation}: ${text.length} bytes`);
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) if (!ids.has(id)) found.push(`${nation}: no element ${id}`);
  }
  return found;
}

function table(symbols) {
  const rows = edition.nation.map((nation) => {
    const { origin, why } = source(nation);
    return `| ${nation.fr} | \`flag-${nation.id}\` | ${origin} | ${why} |`;
  });
  const drawn = edition.nation.filter((nation) => sources[nation.id]?.drawn).length;
  return `# Flags of 1 May 1961

\`flags.svg\` holds one \`<symbol>\` in 4:3 for each of the ${symbols.length} nations. ${drawn} are drawn for this game (\`flags/\`), the others
come from [flag-icons](https://github.com/lipis/flag-icons) (MIT licence, copyright Panayiotis Lipiridis). Coats of arms are
simplified: a flag must be told at 28 by 21 pixels.

Made by \`node web/tools/couleurs-du-monde/flags.mjs\`; the reasons are in \`flag-sources.json\` beside it.

| Nation | Symbol | Source | Why |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}

const symbols = edition.nation.map((nation) => [nation.id, symbol(nation)]);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.map(([, text]) => text).join("\n")}</svg>\n`;
writeFileSync(`${ARTWORK}/flags.svg`, sprite);
writeFileSync(`${ARTWORK}/flags.md`, table(symbols));

const found = problems(symbols);
if (sprite.length > LIMIT) found.push(`the sprite has ${sprite.length} bytes`);
for (const line of found) console.error(line);
console.log(`${symbols.length} flags, ${sprite.length} bytes`);
process.exitCode = found.length ? 1 : 0;
