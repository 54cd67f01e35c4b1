/** What seldom changes, asked for once: games, clauses, editions, and the catalogues of each game. */

import { SvelteMap } from "svelte/reactivity";
import type { GameModule } from "../games/module";
import { sentencesWith } from "./say";
import type { Language, Sentences } from "../texts/sentences";
import type { ClauseInfo, EditionInfo, GameInfo } from "../wire";
import { api } from "./api";

const catalogues = import.meta.glob<string>("../../../src/ludotheque/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

function once<T>(ask: (...words: string[]) => Promise<T>): (...words: string[]) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...words) => {
    const key = words.join(" ");
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(...words);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

export const games: () => Promise<GameInfo[]> = once(() => api.games());
export const edition = once((game: string, id: string): Promise<EditionInfo> => api.edition(game, id));
export const rules = once(async (game: string): Promise<ClauseInfo[]> => {
  const clauses = await api.rules(game);
  for (const clause of clauses) known.set(clause.id, clause);
  return clauses;
});

const known = new SvelteMap<string, ClauseInfo>();

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

/** A game's own words; none for a game that has no catalogue yet. */
async function gameSource(game: string, lang: Language): Promise<string> {
  const load = catalogues[`../../../src/ludotheque/games/${game.replaceAll("-", "_")}/texts/${lang}.ftl`];
  return load ? load() : "";
}

export type BothLanguages = Record<Language, Sentences>;

/** All sentences for one game's pages, in both languages so that changing is immediate. */
export async function gameSentences(game: string, module: GameModule | null): Promise<BothLanguages> {
  const [fr, en] = await Promise.all([gameSource(game, "fr"), gameSource(game, "en")]);
  return {
    fr: sentencesWith("fr", fr, module?.texts?.fr ?? ""),
    en: sentencesWith("en", en, module?.texts?.en ?? ""),
  };
}
