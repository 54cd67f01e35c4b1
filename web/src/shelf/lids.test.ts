import { expect, test } from "vitest";
import { lid, lidPalette } from "./lids";

test("a game that has drawn its lid shows it, any other has a plain one", () => {
  const folders = Object.keys(import.meta.glob("../games/*/lid.ts")).map((path) => path.split("/")[2]!);
  const drawings = [...folders, "sealed-bids"].map((game) => lid(game).drawing);

  expect(folders).toContain("cresus");
  expect(new Set(drawings).size).toBe(folders.length + 1);
  expect(lid("sealed-bids")).toBe(lid("no-such-game"));
});

test("the colours of a game's pages are those of its lid", () => {
  const { ground, ink, edge } = lid("cresus");

  expect(lidPalette("cresus")).toMatchObject({ ground, onGround: ink, accent: edge });
});
