import { expect, test } from "vitest";
import { ordered, trayFor } from "./order";
import type { Nation } from "./world";

function nation(number: number, area: number, value: number): Nation {
  return {
    number,
    id: `n${number}`,
    area,
    value,
    island: false,
    x: 0,
    y: 0,
    w: 76,
    h: 50,
    short: null,
    neighbours: [],
  };
}

const nations = [nation(0, 2, 4), nation(1, 0, 5), nation(2, 1, 9), nation(3, 0, 7)];

test("cards lie by area, the dearest of an area first", () => {
  expect(ordered([0, 1, 2, 3], [], nations)).toEqual([3, 1, 2, 0]);
});

test("cards that can be played come first", () => {
  expect(ordered([0, 1, 2, 3], [0, 2], nations)).toEqual([2, 0, 3, 1]);
});

test("a large hand lies in more rows", () => {
  expect(trayFor(9, "laptop")).toEqual({ shape: "wide", rows: 1 });
  expect(trayFor(12, "laptop")).toEqual({ shape: "line", rows: 2 });
  expect(trayFor(21, "laptop")).toEqual({ shape: "line", rows: 3 });
  expect(trayFor(9, "phone")).toEqual({ shape: "wide", rows: 2 });
});
