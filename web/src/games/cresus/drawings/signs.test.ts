import { expect, test } from "vitest";
import edition from "../../../../../src/ludotheque/games/cresus/edition/cresus-2004.toml?raw";
import { DRAWN } from "./signs";

test("every sign of the edition has its drawing, and every drawing its sign", () => {
  const signs = [...edition.matchAll(/\[\[sign\]\]\s+id\s*=\s*"([^"]+)"/g)];
  expect(signs.map((match) => match[1]).sort()).toEqual([...DRAWN].sort());
});
