import { expect, test } from "vitest";
import { towards } from "./direction";
import type { Nation } from "./world";

function nation(number: number, x: number, y: number, neighbours: number[] = []): Nation {
  return {
    number,
    id: `n${number}`,
    area: 0,
    value: 1,
    island: false,
    x,
    y,
    w: 76,
    h: 50,
    short: null,
    neighbours,
  };
}

const map = [
  nation(0, 0, 0, [2]),
  nation(1, 100, 0),
  nation(2, 300, 40, [0]),
  nation(3, 0, 200),
  nation(4, 0, -90),
];

test("an arrow prefers a linked neighbour to a nearer stranger", () => {
  expect(towards(map, 0, "ArrowRight")).toBe(2);
});

test("without a neighbour that way an arrow finds the nearest plate", () => {
  expect(towards(map, 0, "ArrowDown")).toBe(3);
  expect(towards(map, 0, "ArrowUp")).toBe(4);
});

test("at the edge an arrow leads nowhere", () => {
  expect(towards(map, 0, "ArrowLeft")).toBeNull();
});
