/** What nations and areas are called on the table: short on plates and cards, in full elsewhere. */

import type { TableProps } from "./props";
import type { Nation } from "./world";

type Naming = Pick<TableProps, "text" | "table">;

export function shortName({ text, table }: Naming, nation: Nation): string {
  const variant = table.options.names === "modern" ? (`modern_${text.lang}` as const) : text.lang;
  return nation.short?.[variant] ?? fullName({ text }, nation.number);
}

export function fullName({ text }: Pick<Naming, "text">, nation: number): string {
  return text.value("nation", nation);
}

export function areaName({ text }: Pick<Naming, "text">, area: number): string {
  return text.value("area", area);
}

/** Several nations, as the language joins them. */
export function nationNames({ text }: Pick<Naming, "text">, nations: number[]): string {
  return text.values("nations", nations);
}
