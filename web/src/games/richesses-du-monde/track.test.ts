import { nextSquare } from "../../kit/arrows";
import { expect, test } from "vitest";
import { build } from "./contents";
import { file } from "./testing";
import { drawnSquares, homeOf, walk } from "./track";

const contents = build(file, "as-printed");

test("a pawn steps on every square that lay ahead, up to where it stops", () => {
  expect(walk([64, 1, 2, 3], 2)).toEqual([64, 1, 2]);
});

test("what no throw can reach is no walk", () => {
  expect(walk([64, 1, 2, 3], 5)).toBeNull();
});

test("the crossing is stepped on twice and drawn once", () => {
  expect(homeOf(contents, 64)).toBe(36);
  expect(drawnSquares(contents)).toHaveLength(64);
});

test("every step of the way is to a neighbour on the sheet", () => {
  for (let number = 1; number < contents.squares.length; number++) {
    const [here, before] = [contents.squares[number]!, contents.squares[number - 1]!];
    expect(Math.abs(here.x - before.x) + Math.abs(here.y - before.y)).toBe(1);
  }
});

test("an arrow leads to the next square, across the middle, and nowhere at the edge", () => {
  const right = contents.squares[nextSquare(contents.squares, 63, "ArrowRight")!]!;

  expect(nextSquare(contents.squares, 1, "ArrowRight")).toBe(2);
  expect([right.x, right.y]).toEqual([9, 2]);
  expect(nextSquare(contents.squares, 1, "ArrowUp")).toBeNull();
});
