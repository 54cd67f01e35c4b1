import { expect, test } from "vitest";
import { build } from "./box";
import { holdersOf, leftInShelf, payOf, trustOf, trustsOf, withTitle, worthOf } from "./shares";
import { file, productNumber, titleNumber, viewWith } from "./testing";

const box = build(file, "as-printed");
const silver = box.products[productNumber("argent")]!;

const held = { "argent-mexique": 0, "argent-usa": 0, "argent-canada": 1 };
const view = viewWith(held);

test("titles of one production are one trust, with the step it has reached and the next", () => {
  expect(trustOf(view, silver, 0)).toMatchObject({
    percent: 45,
    pays: 700_000,
    next: { percent: 50, pays: 3_500_000 },
  });
});

test("the lower bound of a step belongs to it", () => {
  expect([29, 30, 49, 50, 90].map((percent) => payOf(silver, percent))).toEqual([
    0, 700_000, 700_000, 3_500_000, 14_000_000,
  ]);
});

test("one title more can lift a trust to the next step", () => {
  const title = box.titles[titleNumber("argent-australie")]!;

  expect(withTitle(trustOf(view, silver, 0), title)).toMatchObject({ percent: 60, pays: 3_500_000 });
});

test("at the top there is no next step", () => {
  const whole = viewWith(Object.fromEntries(silver.titles.map(({ number }) => [file.title[number]!.id, 0])));

  expect(trustOf(whole, silver, 0)).toMatchObject({ percent: 100, next: null });
});

test("holders come with the largest share first, and what is left is in the shelf", () => {
  expect(holdersOf(view, silver).map(({ side, percent }) => [side, percent])).toEqual([
    [0, 45],
    [1, 15],
  ]);
  expect(leftInShelf(view, silver)).toBe(40);
});

test("trusts that pay most come first", () => {
  const rich = viewWith({ ...held, "petrole-russie": 0 });

  expect(trustsOf(rich, box, 0).map(({ product }) => product.id)).toEqual(["petrole", "argent"]);
});

test("titles are worth their purchase price", () => {
  expect(worthOf(view, box, 0)).toBe(3_500_000 + 2_800_000);
});
