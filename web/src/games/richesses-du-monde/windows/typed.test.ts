import { expect, test } from "vitest";
import { readMillions, typeMillions } from "./typed";
import { bound } from "../../../ui/typography";

test("small numbers are millions, with a comma or a point", () => {
  expect(readMillions("4,5")).toBe(4_500_000);
  expect(readMillions("4.55")).toBe(4_550_000);
  expect(readMillions(" 4,5 M€ ")).toBe(4_500_000);
});

test("a sum in full is taken as it is", () => {
  expect(readMillions("4 500 000 €")).toBe(4_500_000);
});

test("what is no number is none", () => {
  expect(readMillions("")).toBeNaN();
  expect(readMillions("tout")).toBeNaN();
});

test("a sum is typed as it is read", () => {
  expect(typeMillions(4_550_000, "fr")).toBe("4,55");
  expect(readMillions(typeMillions(4_550_000, "fr"))).toBe(4_550_000);
});

test("French signs stay with their word", () => {
  expect(bound("Rouge sur « Pérou » : 30 %")).toBe("Rouge sur «\u00a0Pérou\u00a0»\u00a0: 30\u00a0%");
});
