/** What things are called where room is short: on squares, plaques and cards. */

import type { Texts } from "../../texts/texts";
import type { TableProps } from "../module";
import type { Box, Square, Title } from "./box";

type Naming = Pick<TableProps, "text" | "edition">;

function short({ text, edition }: Naming, kind: string, number: number): string {
  const key = `rdm-short-${edition.ids[kind]?.[number]}`;
  return text.has(key) ? text.say(key) : text.value(kind, number);
}

export function shortProduct(naming: Naming, product: number): string {
  return short(naming, "product", product);
}

export function shortCountry(naming: Naming, country: number): string {
  return short(naming, "country", country);
}

/** The name on a square: a country's in short. */
export function squareLabel(naming: Naming, square: Square): string {
  const country = square.countries[0];
  if (square.kind === "country" && country !== undefined) return shortCountry(naming, country);
  return naming.text.value("square", square.number);
}

export function productName(text: Texts, product: number): string {
  return text.value("product", product);
}

/** « Océanie · Australie » */
export function origin(text: Texts, { country, detail }: Title): string {
  const group = text.value("country", country);
  return detail[text.lang] ? `${group} · ${detail[text.lang]}` : group;
}

/** The producer itself, in one word or two. */
export function producer(naming: Naming, { country, detail }: Title): string {
  return detail[naming.text.lang] || shortCountry(naming, country);
}

export function continentId(box: Box, continent: number | undefined): string {
  return box.continents[continent ?? -1] ?? "";
}
