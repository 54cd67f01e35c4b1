/** What seldom changes, asked for once: games, clauses, editions, and the sentences of each game. */

import { SvelteMap } from "svelte/reactivity";
import type { GameModule } from "../games/module";
import { preferences } from "./preferences.svelte";
import { sentencesWith } from "./say";
import { inWords, type Language, type Sentences } from "../texts/sentences";
import type { ClauseInfo, EditionInfo, GameInfo } from "../wire";
import { api } from "./api";
import { once } from "./once";

export const games = once(async (): Promise<GameInfo[]> => {
  const found = await api.games();
  for (const game of found) shelved.set(game.name, game);
  return found;
});
export const edition = once((game: string, id: string): Promise<EditionInfo> => api.edition(game, id));
export const rules = once(async (game: string): Promise<ClauseInfo[]> => {
  const clauses = await api.rules(game);
  for (const clause of clauses) known.set(clause.id, clause);
  return clauses;
});

const shelved = new SvelteMap<string, GameInfo>();
const known = new SvelteMap<string, ClauseInfo>();

/** What a game is called, as soon as the house has told what it offers; until then its name in words. */
export function gameTitle(game: string): string {
  return shelved.get(game)?.titles[preferences.lang] ?? inWords(game);
}

/** A clause that has been read before; its sentence is there as soon as the rules of its game have come. */
export function clause(id: string): ClauseInfo | null {
  return known.get(id) ?? null;
}

/** The clauses of the house come with the rules of any game. */
export async function houseClause(id: string): Promise<ClauseInfo | null> {
  for (const game of await games()) {
    if (!known.has(id)) await rules(game.name);
  }
  return clause(id);
}

export async function gameInfo(name: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.name === name) ?? null;
}

/** A game's own words, as Fluent. */
const gameSource = once((game: string, lang: string): Promise<string> => api.texts(game, lang));

export type BothLanguages = Record<Language, Sentences>;

/** All sentences for one game's pages, in both languages so that changing is immediate. */
export async function gameSentences(game: string, module: GameModule | null): Promise<BothLanguages> {
  const [fr, en] = await Promise.all([gameSource(game, "fr"), gameSource(game, "en")]);
  return {
    fr: sentencesWith("fr", fr, module?.texts?.fr ?? ""),
    en: sentencesWith("en", en, module?.texts?.en ?? ""),
  };
}
