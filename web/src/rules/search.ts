/** Which clauses speak of some words, accents and case aside. */

import type { ClauseInfo } from "../wire";

export interface Chapter {
  id: string;
  clauses: ClauseInfo[];
}

export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

export function speaksOf(clause: ClauseInfo, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const said = plain(`${clause.id} ${clause.says} ${clause.note}`);
  return words.every((word) => said.includes(word));
}

/** Clauses by chapter, in the order they come. `cdm.turn.first-card` is of chapter `cdm-turn`, `table.…` of `table`. */
export function byChapter(clauses: ClauseInfo[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const clause of clauses) {
    const id = chapterOf(clause);
    if (chapters.at(-1)?.id !== id) chapters.push({ id, clauses: [] });
    chapters.at(-1)!.clauses.push(clause);
  }
  return chapters;
}

function chapterOf(clause: ClauseInfo): string {
  const words = clause.id.split(".");
  return words.slice(0, -1).join("-");
}
