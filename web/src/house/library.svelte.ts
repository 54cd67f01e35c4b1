/** What seldom changes, asked for once: games, clauses, editions, and the sentences of each game. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { GameModule } from "../games/module";
import { preferences } from "./preferences.svelte";
import { learnHouse, sentencesWith } from "./say";
import { inWords, Sentences, type Language } from "../texts/sentences";
import type { ClauseInfo, EditionInfo, GameInfo, PracticePosition, PrimerInfo } from "../wire";
import { api } from "./api";
import { once } from "./once";

export const games = once(async (): Promise<GameInfo[]> => {
  const found = await api.games();
  for (const game of found) shelved.set(game.name, game);
  return found;
});
export const edition = once(async (game: string, hash: string): Promise<EditionInfo> => {
  return api.edition(game, hash, await tagOf(game, `editions/${hash}`));
});
const rulesIn = once(async (lang: string, game: string): Promise<ClauseInfo[]> => {
  const clauses = await api.rules(game, lang, await tagOf(game, `rules/${lang}`));
  for (const clause of clauses) known.set(`${lang} ${clause.id}`, clause);
  return clauses;
});

const primerIn = once(async (lang: string, game: string): Promise<PrimerInfo> => {
  return api.primer(game, lang, await tagOf(game, `primer/${lang}`));
});

const practiceIn = once((lang: string, game: string): Promise<PracticePosition[]> =>
  api.practice(game, lang),
);

const shelved = new SvelteMap<string, GameInfo>();
const known = new SvelteMap<string, ClauseInfo>(); // by language and id

/** The clauses of a game, and of the house, in the language of the page. */
export function rules(game: string): Promise<ClauseInfo[]> {
  return rulesIn(preferences.lang, game);
}

/** The game in two minutes, and what is said beside a first table, in the language of the page. */
export function primer(game: string): Promise<PrimerInfo> {
  return primerIn(preferences.lang, game);
}

/** The positions to practise on, the easiest first, in the language of the page. */
export function practice(game: string): Promise<PracticePosition[]> {
  return practiceIn(preferences.lang, game);
}

/** What a game is called, as soon as the house has told what it offers; until then its name in words. */
export function gameTitle(game: string): string {
  return shelved.get(game)?.titles[preferences.lang] ?? inWords(game);
}

/** A clause that has been read before; it is there as soon as the rules of its game have come. */
export function clause(id: string): ClauseInfo | null {
  return known.get(`${preferences.lang} ${id}`) ?? null;
}

/** A clause of a game, read when it is wanted; those of the house come with the rules of any game. */
export async function houseClause(id: string): Promise<ClauseInfo | null> {
  if (clause(id)) return clause(id);
  const all = await games();
  const own = all.find(({ prefix }) => id.startsWith(`${prefix}.`)) ?? all[0];
  if (own) await rules(own.name);
  return clause(id);
}

export async function gameInfo(name: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.name === name) ?? null;
}

/** Under which something that is printed of a game is kept; none for what has left the shelf. */
async function tagOf(game: string, what: string): Promise<string> {
  return (await gameInfo(game))?.tags[what] ?? "";
}

/** A game's own words, as Fluent. */
const gameSource = once(async (game: string, lang: string): Promise<string> => {
  return api.texts(game, lang, await tagOf(game, `texts/${lang}`));
});

/** What can be said at the pages of one game, in the language of the page. */
export class Words {
  readonly #known = new SvelteMap<Language, Sentences>();
  readonly #game: string;
  readonly #module: GameModule | null;

  constructor(game: string, module: GameModule | null) {
    this.#game = game;
    this.#module = module;
  }

  get now(): Sentences {
    return this.#known.get(preferences.lang)!;
  }

  async learn(lang: Language): Promise<void> {
    if (this.#known.has(lang)) return;
    const [source, page] = await Promise.all([
      gameSource(this.#game, lang),
      this.#module?.texts?.[lang](),
      learnHouse(lang),
    ]);
    this.#known.set(lang, sentencesWith(lang, source, page?.default ?? ""));
  }
}

/** What the coach of a game's guided first game says. */
const lessonSource = once(async (game: string, lang: string): Promise<string> => {
  return api.lesson(game, lang, await tagOf(game, `lesson/${lang}`));
});

/** The coach's sentences, in the language of the page. */
export class LessonWords {
  readonly #known = new SvelteMap<Language, Sentences>();
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  get now(): Sentences {
    return this.#known.get(preferences.lang)!;
  }

  async learn(lang: Language): Promise<void> {
    if (!this.#known.has(lang))
      this.#known.set(lang, new Sentences(lang, await lessonSource(this.#game, lang)));
  }
}

export async function lessonWords(game: string): Promise<LessonWords> {
  const words = new LessonWords(game);
  await words.learn(preferences.lang);
  spoken.add(words);
  return words;
}

const spoken = new SvelteSet<Words | LessonWords>();

export async function gameWords(game: string, module: GameModule | null): Promise<Words> {
  const words = new Words(game, module);
  await words.learn(preferences.lang);
  spoken.add(words);
  return words;
}

/** The page changes its language as soon as all that lies open can be said in it. */
export async function speak(lang: Language): Promise<void> {
  await Promise.all([learnHouse(lang), ...[...spoken].map((words) => words.learn(lang))]);
  preferences.lang = lang;
}
