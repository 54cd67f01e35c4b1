// Every sentence of the page exists in both languages, and every sentence is used.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const web = new URL("..", import.meta.url).pathname;
const house = join(web, "../src/ludotheque/texts");
const LANGUAGES = ["fr", "en"];
const complaints = [];

function keysOf(path) {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.map((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1]).filter(Boolean);
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

function isSource(path) {
  return /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|wire\.ts$/.test(path);
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

const code = files(join(web, "src"))
  .filter(isSource)
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
  const folder = join(web, "src/games", game.name);
  for (const french of files(folder).filter((path) => path.endsWith("fr.ftl"))) {
    const [here, there] = [keysOf(french), keysOf(french.replace("fr.ftl", "en.ftl"))];
    for (const key of here)
      if (!there.includes(key)) complaints.push(`${key}: not in en.ftl of ${game.name}`);
    for (const key of there)
      if (!here.includes(key)) complaints.push(`${key}: not in fr.ftl of ${game.name}`);
    for (const key of here) known.add(key);
  }
  const rules = join(web, "../src/ludotheque/games", game.name.replaceAll("-", "_"), "texts/fr.ftl");
  if (existsSync(rules)) for (const key of keysOf(rules)) known.add(key);
}
for (const key of new Set(asked)) if (!known.has(key)) complaints.push(`${key}: said, but in no catalogue`);

if (complaints.length) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
console.log(`${keys.fr.length} sentences, all in both languages and all used`);
