/** The sentences of the house, in the language of the page. Follows the language when called in a component. */

import { SvelteMap } from "svelte/reactivity";
import { Sentences, type Arguments, type Language } from "../texts/sentences";
import { preferences } from "./preferences.svelte";

const load: Record<Language, () => Promise<{ default: string[] }>> = {
  fr: () => import("../words/fr"),
  en: () => import("../words/en"),
};
const sources = new Map<Language, string[]>();
const house = new SvelteMap<Language, Sentences>();

/** Before anything is said in a language. */
export async function learnHouse(lang: Language): Promise<void> {
  if (house.has(lang)) return;
  const { default: found } = await load[lang]();
  sources.set(lang, found);
  house.set(lang, new Sentences(lang, ...found));
}

export function say(key: string, args: Arguments = {}): string {
  return house.get(preferences.lang)!.say(key, args);
}

export function knows(key: string): boolean {
  return house.get(preferences.lang)!.has(key);
}

/** What may be said at a game's table: the house's sentences, then those of the game. */
export function sentencesWith(lang: Language, ...more: string[]): Sentences {
  return new Sentences(lang, ...sources.get(lang)!, ...more);
}
