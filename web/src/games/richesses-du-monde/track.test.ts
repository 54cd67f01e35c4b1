import { expect, test } from "vitest";
import { build } from "./box";
import { file } from "./testing";
import { drawnSquares, homeOf, towards, walk } from "./track";

const box = build(file, "as-printed");

test("a pawn steps on every square up to where it stops", () => {
  expect(walk(box, 33, 37)).toEqual([34, 35, 36, 37]);
});

test("after the last square comes the first, never the arrow", () => {
  expect(walk(box, 63, 2)).toEqual([64, 1, 2]);
});

test("what no throw can reach is no walk", () => {
  expect(walk(box, 10, 5)).toBeNull();
});

test("the crossing is stepped on twice and drawn once", () => {
  expect(homeOf(box, 64)).toBe(36);
  expect(drawnSquares(box)).toHaveLength(64);
});

test("every step of the way is to a neighbour on the sheet", () => {
  for (let number = 1; number < box.squares.length; number++) {
    const [here, before] = [box.squares[number]!, box.squares[number - 1]!];
    expect(Math.abs(here.x - before.x) + Math.abs(here.y - before.y)).toBe(1);
  }
});

test("an arrow leads to the next square, across the middle, and nowhere at the edge", () => {
  const right = box.squares[towards(box, 63, "ArrowRight")!]!;

  expect(towards(box, 1, "ArrowRight")).toBe(2);
  expect([right.x, right.y]).toEqual([9, 2]);
  expect(towards(box, 1, "ArrowUp")).toBeNull();
});
