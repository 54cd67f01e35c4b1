/** The shelf to look through: by country as it is filed, or by production. */

import type { RichessesView } from "../../wire";
import type { TableProps } from "./props";
import type { Contents, Title } from "./contents";
import { inShelf } from "./shares";

export type Filing = "country" | "product";

export interface File {
  id: string;
  name: string;
  /** by country: the continent it belongs to; by production: none */
  continent: number | null;
  country: number | null;
  product: number | null;
  titles: Title[];
  left: number;
}

export function filesOf(
  view: RichessesView,
  contents: Contents,
  text: TableProps["text"],
  filing: Filing,
): File[] {
  const files = filing === "country" ? byCountry(contents, text) : byProduct(contents, text);
  return files
    .filter(({ titles }) => titles.length)
    .map((file) => ({ ...file, left: file.titles.filter((title) => inShelf(view, title)).length }));
}

/** The files that lie open together: a country among those of its continent, a production alone. */
export function openTogether(files: File[], chosen: File): File[] {
  if (chosen.continent === null) return [chosen];
  return files.filter(({ continent }) => continent === chosen.continent);
}

/** Where the shelf opens: at the square's own country, else where something is left. */
export function firstFile(files: File[], countries: number[]): File | undefined {
  const here = files.find(({ id }) => countries.some((country) => id === `country-${country}`));
  return here ?? files.find(({ left }) => left > 0) ?? files[0];
}

function byCountry(contents: Contents, text: TableProps["text"]): File[] {
  return contents.countries.map(({ number, continent }) => ({
    id: `country-${number}`,
    name: text.value("country", number),
    continent,
    country: number,
    product: null,
    titles: contents.titles.filter((title) => title.country === number),
    left: 0,
  }));
}

function byProduct(contents: Contents, text: TableProps["text"]): File[] {
  return contents.products.map(({ number, titles }) => ({
    id: `product-${number}`,
    name: text.value("product", number),
    continent: null,
    country: null,
    product: number,
    titles,
    left: 0,
  }));
}
