import { expect, test } from "vitest";
import { pointsOf } from "./lights";

test("what is proposed is lit, thing by thing, and so is its button", () => {
  const deed = {
    verb: "propose-exchange",
    filling: [[2], [4, 7], [], [-3]],
    names: ["partner", "given_products", "wanted_products", "balance"],
  };

  expect(pointsOf(deed)).toEqual([
    "partner 2",
    "product 4",
    "product 7",
    "balance -3",
    "verb propose-exchange",
  ]);
});
