/** What a value counts is told by its name: a player, a thing of the edition, money, or a plain number. */

import { EACH_PLAYER_WORDS, ENDINGS, MONEY_WORDS, PLAYER_WORDS } from "./kinds";

/** What a longer word counts is told by its last part: `from_square` is a square. */
export function kind(word: string): string {
  return word.slice(word.lastIndexOf("_") + 1);
}

export function isPlayer(word: string): boolean {
  return PLAYER_WORDS.includes(kind(word));
}

export function isMoney(word: string): boolean {
  return MONEY_WORDS.includes(kind(word));
}

/** Whether it holds one number for each seat, in the order of the seats. */
export function isEachPlayer(word: string): boolean {
  return EACH_PLAYER_WORDS.includes(word);
}

/** `nations` holds several of what `nation` holds one of; `territories` of `territory`. */
export function singular(word: string): string {
  const ending = Object.entries(ENDINGS).find(([several]) => word.endsWith(several));
  return ending ? word.slice(0, -ending[0].length) + ending[1] : word;
}
