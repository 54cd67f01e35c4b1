/** What the box holds, as the drawing needs it: squares, productions, countries and titles by their numbers. */

import type { Language } from "../../texts/sentences";
import type { RichessesDuMondeCard, RichessesDuMondeFile, RichessesDuMondeSquare } from "../../wire";
import type { TableProps } from "./props";

export type Kind = RichessesDuMondeSquare["kind"];

export interface Title {
  number: number;
  product: number;
  country: number;
  continent: number;
  percent: number;
  price: number;
  /** the member of the group that produces; empty if the group itself does */
  detail: Record<Language, string>;
}

export interface Step {
  percent: number;
  pays: number;
}

export interface Product {
  number: number;
  id: string;
  steps: Step[];
  titles: Title[];
}

export interface Country {
  number: number;
  continent: number;
}

export interface Square {
  number: number;
  kind: Kind;
  /** column and row on the sheet */
  x: number;
  y: number;
  hasPlaque: boolean;
  /** whose colours it wears: one continent, or two for a choice between them */
  continents: number[];
  /** the countries it sells; none: it sells nothing, or everything */
  countries: number[];
}

export interface Contents {
  columns: number;
  rows: number;
  /** by number; the last step of a Tour du Monde lies on an earlier square */
  squares: Square[];
  continents: string[];
  countries: Country[];
  products: Product[];
  titles: Title[];
  cards: RichessesDuMondeCard[];
}

type Printed = Pick<TableProps, "edition" | "table">;

const known = new WeakMap<object, Map<string, Contents>>();

/** The other reading of the box has another percent on one title. */
export function contentsOf({ edition, table }: Printed): Contents {
  const reading = table.options.steel ?? "";
  const readings = known.get(edition) ?? new Map<string, Contents>();
  known.set(edition, readings);
  const contents = readings.get(reading) ?? build(edition.entries, reading);
  readings.set(reading, contents);
  return contents;
}

export function build(file: RichessesDuMondeFile, reading: string): Contents {
  const continents = file.continent.map(({ id }) => id);
  const countries = file.country.map((country, number) => ({
    number,
    continent: continents.indexOf(country.continent),
  }));
  const titles = readTitles(file, countries, reading === "fifteen");
  return {
    columns: Math.max(...file.square.map(({ x }) => x)) + 1,
    rows: Math.max(...file.square.map(({ y }) => y)) + 1,
    squares: file.square.map((square, number) => readSquare(file, countries, square, number)),
    continents,
    countries,
    products: file.product.map(({ id, royalties }, number) => ({
      number,
      id,
      steps: royalties.map(([percent, pays]) => ({ percent, pays })),
      titles: titles.filter(({ product }) => product === number),
    })),
    titles,
    cards: file.card,
  };
}

function readTitles(file: RichessesDuMondeFile, countries: Country[], otherReading: boolean): Title[] {
  const products = file.product.map(({ id }) => id);
  const places = file.country.map(({ id }) => id);
  return file.title.map((title, number) => {
    const country = places.indexOf(title.country);
    return {
      number,
      product: products.indexOf(title.product),
      country,
      continent: countries[country]!.continent,
      percent: (otherReading && title.option_percent) || title.percent,
      price: (otherReading && title.option_price) || title.price,
      detail: { fr: title.detail_fr ?? "", en: title.detail_en ?? "" },
    };
  });
}

function readSquare(
  file: RichessesDuMondeFile,
  countries: Country[],
  square: RichessesDuMondeSquare,
  number: number,
): Square {
  const sells = square.sells ?? [];
  const isChoice = square.kind === "continent";
  const chosen = isChoice ? sells.map((id) => file.continent.findIndex((one) => one.id === id)) : [];
  const sold = countries.filter(({ number: country, continent }) =>
    isChoice ? chosen.includes(continent) : sells.includes(file.country[country]!.id),
  );
  return {
    number,
    kind: square.kind,
    x: square.x,
    y: square.y,
    hasPlaque: square.plaque,
    continents: isChoice ? chosen : [...new Set(sold.map(({ continent }) => continent))],
    countries: sold.map(({ number: country }) => country),
  };
}

/** The titles that may be bought on a square, wherever they are now. */
export function titlesAt(contents: Contents, square: Square): Title[] {
  if (square.kind === "world") return contents.titles;
  return contents.titles.filter(({ country }) => square.countries.includes(country));
}
