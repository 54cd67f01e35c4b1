import { expect, test } from "vitest";
import { areNear, arrowTo, common, partOf, selectorOf } from "./anchors";

test("a thing that a coach points at is found by its mark", () => {
  expect(selectorOf("nation 12")).toBe('[data-nation="12"]');
  expect(selectorOf("verb play-card")).toBe('[data-verb="play-card"]');
  expect(selectorOf("market")).toBe("[data-market]");
});

test("on a phone it is looked for where it lies", () => {
  expect(partOf("seat 2")).toBe("scores");
  expect(partOf("part journal")).toBe("log");
  expect(partOf("square 3")).toBe("board");
  expect(partOf("verb seal-bid")).toBe(null);
  expect(partOf("part bid")).toBe(null);
});

test("what is clipped is not pointed at", () => {
  const board = { x: 0, y: 0, width: 100, height: 100 };

  expect(common({ x: 90, y: 10, width: 40, height: 20 }, board)).toEqual({
    x: 90,
    y: 10,
    width: 10,
    height: 20,
  });
  expect(common({ x: 120, y: 10, width: 40, height: 20 }, board).width).toBe(0);
});

test("an arrow ends just outside the thing, on the side of who speaks", () => {
  const { from, to } = arrowTo(
    { x: 100, y: 100, width: 40, height: 20 },
    { x: 100, y: 300, width: 40, height: 20 },
    40,
  );

  expect(to).toEqual({ x: 120, y: 128 });
  expect(from).toEqual({ x: 120, y: 160 });
});

test("where who speaks is beside the thing, no arrow is needed", () => {
  const thing = { x: 0, y: 0, width: 40, height: 40 };

  expect(areNear(thing, { x: 0, y: 60, width: 40, height: 40 }, 42)).toBe(true);
  expect(areNear(thing, { x: 0, y: 90, width: 40, height: 40 }, 42)).toBe(false);
});
