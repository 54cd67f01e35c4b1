/** What somebody has been told of a game at their first tables, as this browser remembers it. */

import { keep, kept } from "../house/kept";

export const FIRST_TABLES = 3;

/** Whether this is one of the first tables of the game; one that is new is remembered. */
export function isFirstTable(game: string, key: string): boolean {
  const tables = kept<string[]>(tablesName(game), []);
  if (tables.includes(key)) return true;
  if (tables.length >= FIRST_TABLES) return false;
  keep(tablesName(game), [...tables, key]);
  return true;
}

/** The first of these that was never told. */
export function untold<T extends { verb: string }>(game: string, cues: T[], asked: string[]): T | null {
  const told = kept<string[]>(toldName(game), []);
  return cues.find(({ verb }) => asked.includes(verb) && !told.includes(verb)) ?? null;
}

export function tell(game: string, verb: string): void {
  keep(toldName(game), [...kept<string[]>(toldName(game), []), verb]);
}

function tablesName(game: string): string {
  return `first-tables.${game}`;
}

function toldName(game: string): string {
  return `told.${game}`;
}
