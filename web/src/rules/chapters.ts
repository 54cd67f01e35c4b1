/** How the clauses of a game make a booklet: chapters of prose, with what the table may choose and finer points beside. */

import type { ClauseInfo } from "../wire";

export interface Chapter {
  /** names its title, `chapter-…` */
  id: string;
  clauses: ClauseInfo[];
}

/** A chapter as it is read. */
export interface Reading {
  paragraphs: ClauseInfo[][];
  finer: ClauseInfo[];
  options: ClauseInfo[];
}

/** What holds at all tables of the house, whatever the game. */
export const HOUSE = "table";

const LONG = 300; // letters of a paragraph, from which on another begins

/** Clauses by chapter, in the order they come. `cdm.turn.first-card` is of chapter `cdm-turn`, `table.…` of `table`. */
export function byChapter(clauses: ClauseInfo[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const clause of clauses) {
    const id = chapterOf(clause.id);
    if (chapters.at(-1)?.id !== id) chapters.push({ id, clauses: [] });
    chapters.at(-1)!.clauses.push(clause);
  }
  return chapters;
}

export function chapterOf(clause: string): string {
  return clause.split(".").slice(0, -1).join("-");
}

/** The booklet's own words run on; a chapter it does not have is told in the house's. */
export function reading({ clauses }: Chapter): Reading {
  const told = clauses.some(({ origin }) => origin === "booklet") ? "booklet" : "ruling";
  return {
    paragraphs: paragraphs(clauses.filter(({ origin }) => origin === told)),
    finer: clauses.filter(({ origin }) => origin === "ruling" && told !== "ruling"),
    options: clauses.filter(({ origin }) => origin === "option"),
  };
}

function paragraphs(clauses: ClauseInfo[]): ClauseInfo[][] {
  const found: ClauseInfo[][] = [];
  let length = LONG;
  for (const clause of clauses) {
    if (length >= LONG) {
      found.push([]);
      length = 0;
    }
    found.at(-1)!.push(clause);
    length += clause.says.length;
  }
  return found;
}
