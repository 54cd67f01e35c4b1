import { expect, test } from "vitest";
import { human } from "../testing/samples";
import { toggled } from "./hosting";
import { freeName } from "./names";

test("who is on the list leaves it, and who is not joins it", () => {
  expect(toggled([1, 2], 2)).toEqual([1]);
  expect(toggled([1], 2)).toEqual([1, 2]);
});

test("a name that somebody bears gets a number", () => {
  const seats = [human(0, "Camille"), human(1, "camille 2")];

  expect(freeName("Camille", seats)).toBe("Camille 3");
  expect(freeName("Zoé", seats)).toBe("Zoé");
});
