/** Words that lose their vowel before a name: « d’Alix » but « de Béa », « de Hans ». As texts/elision.py. */

import { HEARD_Y, MUTE_H, SAID_APART, VOWELS } from "./spoken";

// Articles that « de » becomes one with.
const CONTRACTED = { "Le ": "du ", "Les ": "des " };

/** The word before the name, with its last vowel or without; « de » becomes one with an article. */
export function elide(word: string, name: string): string {
  for (const [article, contracted] of Object.entries(CONTRACTED))
    if (word === "de" && name.startsWith(article)) return contracted + name.slice(article.length);
  return beginsWithAVowel(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** As it is said in French, as far as writing tells. */
export function beginsWithAVowel(name: string): boolean {
  const word = firstWord(name);
  if (SAID_APART.includes(word)) return false;
  if (word.startsWith("h")) return MUTE_H.some((beginning) => word.startsWith(beginning));
  if (word.startsWith("y")) return HEARD_Y.includes(word) || (word.length > 1 && !VOWELS.includes(word[1]!));
  return word !== "" && VOWELS.includes(word[0]!);
}

/** In small letters, without accents; nothing if the name does not begin with a letter. */
function firstWord(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return /^\p{L}+/u.exec(plain)?.[0] ?? "";
}
