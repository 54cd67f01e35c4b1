/** Which clauses speak of some words, accents and case aside. */

import type { ClauseInfo } from "../wire";

export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

export function speaksOf(clause: ClauseInfo, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const said = plain(`${clause.id} ${clause.says} ${clause.note}`);
  return words.every((word) => said.includes(word));
}
