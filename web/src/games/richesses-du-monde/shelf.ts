/** The shelf to look through: by country as it is filed, or by production. */

import type { RichessesView } from "../../wire";
import type { TableProps } from "../module";
import type { Box, Title } from "./box";
import { inShelf } from "./shares";

export type Filing = "country" | "product";

export interface File {
  id: string;
  name: string;
  /** by country: the continent it belongs to; by production: none */
  continent: number | null;
  product: number | null;
  titles: Title[];
  left: number;
}

export function filesOf(view: RichessesView, box: Box, text: TableProps["text"], filing: Filing): File[] {
  const files = filing === "country" ? byCountry(box, text) : byProduct(box, text);
  return files
    .filter(({ titles }) => titles.length)
    .map((file) => ({ ...file, left: file.titles.filter((title) => inShelf(view, title)).length }));
}

function byCountry(box: Box, text: TableProps["text"]): File[] {
  return box.countries.map(({ number, continent }) => ({
    id: `country-${number}`,
    name: text.value("country", number),
    continent,
    product: null,
    titles: box.titles.filter((title) => title.country === number),
    left: 0,
  }));
}

function byProduct(box: Box, text: TableProps["text"]): File[] {
  return box.products.map(({ number, titles }) => ({
    id: `product-${number}`,
    name: text.value("product", number),
    continent: null,
    product: number,
    titles,
    left: 0,
  }));
}
