import { expect, test } from "vitest";
import { build } from "./contents";
import { holdersOf, leftInShelf, trustOf, trustsOf, withTitle } from "./shares";
import { file, productNumber, titleNumber, viewWith } from "./testing";

const contents = build(file, "as-printed");
const silver = contents.products[productNumber("argent")]!;

const held = { "argent-mexique": 0, "argent-usa": 0, "argent-canada": 1 };
const view = viewWith(held);

test("titles of one production are one trust, with the step it has reached and the next", () => {
  expect(trustOf(view, silver, 0)).toMatchObject({
    percent: 45,
    pays: 700_000,
    next: { percent: 50, pays: 3_500_000 },
  });
});

test("what a share pays is what the house says it has reached", () => {
  const generous = { ...view, steps_reached: view.steps_reached.map((reached) => Math.min(reached + 1, 4)) };

  expect(trustOf(generous, silver, 0)).toMatchObject({ percent: 45, reached: 2, pays: 3_500_000 });
  expect(trustOf(generous, silver, 1)).toMatchObject({ percent: 15, reached: 1, pays: 700_000 });
});

test("one title more can lift a trust to the next step", () => {
  const title = contents.titles[titleNumber("argent-australie")]!;

  expect(withTitle(view, trustOf(view, silver, 0), title)).toMatchObject({ percent: 60, pays: 3_500_000 });
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

  expect(trustsOf(rich, contents, 0).map(({ product }) => product.id)).toEqual(["petrole", "argent"]);
});

test("a trust is worth the prices on its titles", () => {
  expect(trustOf(view, silver, 0).worth).toBe(3_500_000 + 2_800_000);
});
