/** What the characters say, each in a voice of their own. The sentences travel when the first is wanted. */

import { SvelteMap } from "svelte/reactivity";
import { preferences } from "../house/preferences.svelte";
import { Sentences, type Language } from "../texts/sentences";
import type { Texts } from "../texts/texts";
import type { Spoken } from "../wire";

const load: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("../../../src/ludotheque/cast/voices/fr.ftl?raw"),
  en: () => import("../../../src/ludotheque/cast/voices/en.ftl?raw"),
};
const known = new SvelteMap<Language, Sentences>();
const asked: Partial<Record<Language, boolean>> = {};

function learn(lang: Language): void {
  if (asked[lang]) return;
  asked[lang] = true;
  load[lang]().then(
    ({ default: source }) => known.set(lang, new Sentences(lang, source)),
    () => (asked[lang] = false),
  );
}

/** In the language of the page; empty until it is known. */
export function wordsOf({ key, figures = {}, reasons = [] }: Spoken, text: Texts): string {
  const { lang } = preferences;
  const voices = known.get(lang);
  if (key && !voices) learn(lang);
  const names = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, text.value(name, value)]),
  );
  const said = key ? (voices?.say(key, names) ?? "") : "";
  return [said, ...reasons.map((reason) => text.reason(reason))].filter(Boolean).join(" ");
}
