import { expect, test } from "vitest";
import { continentInk } from "./inks";
import { productDrawing } from "./drawings";
import { euros, millions } from "./money";
import { squareCode, squareLabel } from "./names";
import { shownSide, tray } from "./order";
import { pageCount, pageOf, spread } from "./pages";
import { contentsOf } from "./contents";
import { filesOf, firstFile, openTogether } from "./shelf";
import { file, propsWith, viewWith } from "./testing";

const props = propsWith(viewWith());
const contents = contentsOf(props);
const many = Array.from({ length: 40 }, (_, number) => number);

test("the fewer titles are on offer, the larger their cards", () => {
  expect([2, 8, 16].map((cards) => spread(cards, true).shape)).toEqual(["whole", "half", "small"]);
});

test("all titles of the largest country lie on one page", () => {
  const largest = Math.max(
    ...contents.countries.map(
      ({ number }) => contents.titles.filter(({ country }) => country === number).length,
    ),
  );

  expect(pageCount(many.slice(0, largest), spread(largest, true))).toBe(1);
});

test("every card is on one page, however many there are", () => {
  for (const cards of many.slice(1)) {
    const things = many.slice(0, cards);
    const laid = spread(cards, false);
    const pages = Array.from({ length: pageCount(things, laid) }, (_, page) => pageOf(things, page, laid));
    expect(pages.flat()).toEqual(things);
  }
});

test("a tray has room for every trust", () => {
  for (const trusts of many.slice(1, 25)) {
    const { rows, columns } = tray(trusts);
    expect(rows * columns).toBeGreaterThanOrEqual(trusts);
  }
});

test("the trusts shown are the chosen one's, one's own, or of whom it is the turn", () => {
  const view = viewWith({}, { turn: 2, side_of: [1, 1, 2] });

  expect([shownSide(view, 0, 2), shownSide(view, 0, null), shownSide(view, null, null)]).toEqual([2, 1, 2]);
});

test("sums are short in millions and long in full", () => {
  expect(millions(props.text, 900_000)).toBe("0,9 M€");
  expect(millions(props.text, -2_000_000)).toBe("−2 M€");
  expect(euros(props.text, 1_400_000)).toBe("1\u00a0400\u00a0000\u00a0€");
});

test("the shelf opens at the pawn's country, among its continent", () => {
  const files = filesOf(viewWith(), contents, props.text, "country");
  const chine = file.country.findIndex(({ id }) => id === "chine");
  const opened = firstFile(files, [chine])!;

  expect(opened.name).toBe("Chine");
  expect(openTogether(files, opened).map(({ name }) => name)).toContain("Japon");
});

test("a title that has been bought is no longer left in the shelf", () => {
  const before = filesOf(viewWith(), contents, props.text, "product");
  const after = filesOf(viewWith({ "acier-russie": 1 }), contents, props.text, "product");

  expect(before[0]!.left - after[0]!.left).toBe(1);
});

test("every continent has its ink and every production its drawing", () => {
  expect(new Set(contents.continents.map((id) => continentInk(id).colour)).size).toBe(7);
  expect(new Set(contents.products.map(({ id }) => productDrawing(id))).size).toBe(24);
});

test("names are short on squares, and three letters tell them apart on a phone", () => {
  const square = contents.squares.find(
    ({ number }) => file.square[number]!.id === "afrique-des-grands-lacs",
  )!;
  const countries = contents.squares.filter(({ kind }) => kind === "country");
  const codes = new Set(countries.map((one) => squareCode(props, one)));

  expect(squareLabel(props, square)).toBe("Grands Lacs");
  expect(squareCode(props, square)).toBe("LAC");
  expect(codes.size).toBe(new Set(countries.map(({ countries: of }) => of[0])).size);
});
