// Every sentence of the page exists in both languages, and every sentence is used.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const web = new URL("..", import.meta.url).pathname;
const house = join(web, "../src/ludotheque/texts");
const LANGUAGES = ["fr", "en"];
const complaints = [];

function keysOf(path) {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.map((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1]).filter(Boolean);
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|wire\.ts$/.test(entry.name) ? [path] : [];
  });
}

const keys = Object.fromEntries(LANGUAGES.map((lang) => [lang, keysOf(join(web, `src/texts/${lang}.ftl`))]));
for (const [one, other] of [
  ["fr", "en"],
  ["en", "fr"],
]) {
  for (const key of keys[one]) if (!keys[other].includes(key)) complaints.push(`${key}: not in ${other}.ftl`);
}
for (const lang of LANGUAGES) {
  const twice = keys[lang].filter((key, place) => keys[lang].indexOf(key) !== place);
  for (const key of twice) complaints.push(`${key}: twice in ${lang}.ftl`);
}

const code = sources(join(web, "src"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const said = new Set(
  [...code.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]/g)].map((match) => match[1]),
);
// A key put together from a beginning and a value: say(`title-${game}`)
const beginnings = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]);
// Or from a key and an ending: say(`${key}-why`)
const endings = [...code.matchAll(/`\$\{key\}(-[a-z-]+)`/g)].map((match) => match[1]);
for (const ending of endings) for (const key of [...said]) said.add(key + ending);
for (const key of keys.fr) {
  const used = said.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  if (!used) complaints.push(`${key}: used nowhere`);
}

const known = new Set([...keys.fr, ...keysOf(join(house, "fr.ftl"))]);
const asked = [...code.matchAll(/\bsay\(\s*["']([a-z0-9-]+)["']/g)].map((match) => match[1]);
const games = readdirSync(join(web, "src/games"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
for (const game of games) {
  const folders = [
    `src/games/${game.name}/texts`,
    `../src/ludotheque/games/${game.name.replaceAll("-", "_")}/texts`,
  ];
  for (const folder of folders) {
    try {
      for (const key of keysOf(join(web, folder, "fr.ftl"))) known.add(key);
    } catch {
      // A game may have no words of its own on the page.
    }
  }
}
for (const key of new Set(asked)) if (!known.has(key)) complaints.push(`${key}: said, but in no catalogue`);

if (complaints.length) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
console.log(`${keys.fr.length} sentences, all in both languages and all used`);
