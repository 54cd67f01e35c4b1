import { expect, test } from "vitest";
import { contentsOf, build, titlesAt } from "./contents";
import { file, productNumber, propsWith, titleNumber, viewWith } from "./testing";

const contents = build(file, "as-printed");
const at = (id: string) => contents.squares[file.square.findIndex((square) => square.id === id)]!;

test("the sheet has eleven columns and nine rows", () => {
  expect([contents.columns, contents.rows]).toEqual([11, 9]);
});

test("a country's square wears the colour of its continent and sells the country's titles", () => {
  const japan = at("japon");
  const sold = titlesAt(contents, japan).map(({ country }) => file.country[country]!.id);

  expect(japan.continents.map((number) => contents.continents[number])).toEqual(["asie"]);
  expect([...new Set(sold)].sort()).toEqual(["coree", "japon"]);
});

test("a choice between two continents wears both colours", () => {
  const choice = at("choix-asie-oceanie");

  expect(choice.continents.map((number) => contents.continents[number])).toEqual(["asie", "oceanie"]);
});

test("a choice of the world sells every title", () => {
  expect(titlesAt(contents, at("choix-mondial-1"))).toHaveLength(file.title.length);
});

test("the other reading of the box changes the steel of China only", () => {
  const other = build(file, "fifteen");
  const differing = contents.titles.filter(
    ({ number, percent }) => other.titles[number]!.percent !== percent,
  );

  expect(differing.map(({ number }) => number)).toEqual([titleNumber("acier-chine")]);
  expect(other.titles[titleNumber("acier-chine")]).toMatchObject({ percent: 15, price: 3_300_000 });
});

test("a production knows its six titles and its four steps", () => {
  const steel = contents.products[productNumber("acier")]!;

  expect(steel.titles).toHaveLength(6);
  expect(steel.steps.map(({ percent }) => percent)).toEqual([30, 50, 70, 90]);
});

test("a box is built once for each reading", () => {
  const props = propsWith(viewWith());

  expect(contentsOf(props)).toBe(contentsOf(props));
});
