/** What a value counts is told by its name: a player, a thing of the edition, or a plain number. As texts/kinds.py. */

const PLAYER_WORDS = new Set([
  "bidder",
  "buyer",
  "creditor",
  "dealer",
  "debtor",
  "doubter",
  "giver",
  "mover",
  "owner",
  "partner",
  "player",
  "proposer",
  "receiver",
  "seat",
  "seller",
  "suspect",
  "victim",
  "winner",
]);

/** Fields that hold one number for each seat, in the order of the seats. */
const EACH_PLAYER_WORDS = new Set(["bids", "purses", "scores", "totals"]);

export const NOBODY = -1;

export function isPlayer(word: string): boolean {
  return PLAYER_WORDS.has(word);
}

export function isEachPlayer(word: string): boolean {
  return EACH_PLAYER_WORDS.has(word);
}

/** `nations` holds several of what `nation` holds one of; `territories` of `territory`. */
export function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
