import { expect, test } from "vitest";
import { partsOf, secondKey, sizeOf } from "./why";

test("weights are parts of a hundred, with the signs of the language", () => {
  expect(partsOf(0.041, "fr")).toBe("+4,1");
  expect(partsOf(-0.022, "en")).toBe("−2.2");
  expect(sizeOf(-0.022, "fr")).toBe("2,2");
});

test("what would be written as nothing is not written", () => {
  expect(partsOf(0.0004, "fr")).toBe("");
  expect(partsOf(-0.0004, "fr")).toBe("");
});

test("the second best is nearly as good, or so much worse, or nobody said", () => {
  expect(secondKey({ behind: 0.004 })).toBe("hint-second-near");
  expect(secondKey({ behind: 0.02 })).toBe("hint-second-behind");
  expect(secondKey({ behind: null })).toBe("hint-second");
  expect(secondKey({})).toBe("hint-second");
});
