// The edition of the rules, and where the artwork and its tools lie.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export const TOOLS = here(".").replace(/\/$/, "");
export const ARTWORK = here("../../src/games/couleurs-du-monde");
const EDITION = here("../../../src/ludotheque/games/couleurs_du_monde/edition/monde-1961.toml");

export const edition = parse(readFileSync(EDITION, "utf8"));
