import { expect, test } from "vitest";
import type { EditionInfo } from "../../wire";
import { layout } from "./layout";
import { linkBetween, worldOf } from "./world";

function edition(nations: [id: string, area: string][], links: [string, string][]): EditionInfo {
  const source = "test";
  const areas = [...new Set(nations.map(([, area]) => area))];
  const entries = {
    area: areas.map((id) => ({ id, fr: id, en: id, corner: false, source })),
    nation: nations.map(([id, area]) => ({ id, area, fr: id, en: id, value: 1, island: false, source })),
    link: links.map((between) => ({ between, line: "solid", source })),
  };
  const info = {
    id: "test",
    game: "couleurs-du-monde",
    hash: "",
    titles: {},
    source,
    ids: {},
    names: {},
    sources: {},
  };
  return { ...info, entries };
}

const box = edition(
  [
    ["iran", "orient"],
    ["irak", "orient"],
    ["atlantide", "atlantique"],
  ],
  [
    ["irak", "iran"],
    ["iran", "atlantide"],
  ],
);

test("a nation stands where the drawing has it, with its neighbours", () => {
  const world = worldOf(box);

  expect(world.nations[0]).toMatchObject({
    number: 0,
    area: 0,
    x: layout.nations.iran!.x,
    neighbours: [1, 2],
  });
  expect(linkBetween(world, 0, 1)?.path).toBe(linkBetween(world, 1, 0)?.path);
});

test("a nation the drawing does not know stands under the map, linked by a straight line", () => {
  const world = worldOf(box);

  expect(world.height).toBeGreaterThan(layout.viewBox[3]);
  expect(world.nations[2]!.y).toBeGreaterThan(layout.viewBox[3]);
  expect(linkBetween(world, 0, 2)?.path).toMatch(/^M[\d. ]+L[\d. ]+$/);
});

test("the world of an edition is built once", () => {
  expect(worldOf(box)).toBe(worldOf(box));
});
