/** What things are called where room is short: on squares, plaques and cards. */

import type { Texts } from "../../texts/texts";
import type { TableProps } from "./props";
import type { Contents, Square, Title } from "./contents";

const CODE = 3; // letters

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

export function squareLabel(naming: Naming, square: Square): string {
  return short(naming, "square", square.number);
}

/** Three letters for a square where there is room for no more. */
export function squareCode(naming: Naming, square: Square): string {
  const { text, edition } = naming;
  const country = square.kind === "country" ? square.countries[0] : undefined;
  const kind = country === undefined ? "continent" : "country";
  const number = country ?? square.continents[0];
  if (number === undefined) return "";
  const id = square.continents.length > 1 ? "several" : edition.ids[kind]?.[number];
  const key = `rdm-code-${id}`;
  return text.has(key) ? text.say(key) : text.value(kind, number).slice(0, CODE).toUpperCase();
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

export function continentId(contents: Contents, continent: number | undefined): string {
  return contents.continents[continent ?? -1] ?? "";
}
