import { expect, test } from "vitest";
import { isArrow, nearest, nextSquare, type Place } from "./arrows";

const sheet: Place[] = [
  { number: 0, x: 0, y: 0 },
  { number: 1, x: 3, y: 0 },
  { number: 2, x: 0, y: 2 },
  { number: 3, x: 1, y: 1 },
];

test("only arrows are arrows", () => {
  expect([isArrow("ArrowUp"), isArrow("Enter")]).toEqual([true, false]);
});

test("an arrow crosses free paper to the next square in line, and stops at the edge", () => {
  expect(nextSquare(sheet, 0, "ArrowRight")).toBe(1);
  expect(nextSquare(sheet, 0, "ArrowDown")).toBe(2);
  expect(nextSquare(sheet, 0, "ArrowLeft")).toBeNull();
});

test("on a map an arrow finds what lies ahead, and nothing that lies more aside than ahead", () => {
  expect(nearest(sheet, sheet[0]!, "ArrowRight")?.number).toBe(1);
  expect(nearest([sheet[2]!], sheet[0]!, "ArrowRight")).toBeNull();
});
