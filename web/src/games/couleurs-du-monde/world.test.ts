import { expect, test } from "vitest";
import { layout } from "./layout";
import { editionOf } from "./testing";
import { linkBetween, worldOf } from "./world";

const box = editionOf(
  [
    { id: "iran", area: "orient" },
    { id: "irak", area: "orient" },
    { id: "atlantide", area: "atlantique" },
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
