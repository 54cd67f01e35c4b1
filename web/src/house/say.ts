/** The sentences of the house, in the language of the page. Follows the language when called in a component. */

import houseEn from "../../../src/ludotheque/texts/en.ftl?raw";
import houseFr from "../../../src/ludotheque/texts/fr.ftl?raw";
import { Sentences, type Arguments, type Language } from "../texts/sentences";
import webEn from "../texts/en.ftl?raw";
import webFr from "../texts/fr.ftl?raw";
import { preferences } from "./preferences.svelte";

const sources: Record<Language, string[]> = { fr: [houseFr, webFr], en: [houseEn, webEn] };
const house: Record<Language, Sentences> = {
  fr: new Sentences("fr", ...sources.fr),
  en: new Sentences("en", ...sources.en),
};

export function say(key: string, args: Arguments = {}): string {
  return house[preferences.lang].say(key, args);
}

export function knows(key: string): boolean {
  return house[preferences.lang].has(key);
}

/** What may be said at a game's table: the house's sentences, then those of the game. */
export function sentencesWith(lang: Language, ...more: string[]): Sentences {
  return new Sentences(lang, ...sources[lang], ...more);
}
