/** What a value counts is told by its name: a player, a thing of the edition, money, or a plain number.
 * As texts/kinds.py. */

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

/** Fields and blanks that hold a sum, in the unit of the game. */
const MONEY_WORDS = new Set(["amount", "balance", "bid", "cash", "debt", "money", "price", "purse", "tax"]);

export const NOBODY = -1;

/** What a longer word counts is told by its last part: `from_square` is a square. */
export function kind(word: string): string {
  return word.slice(word.lastIndexOf("_") + 1);
}

export function isPlayer(word: string): boolean {
  return PLAYER_WORDS.has(kind(word));
}

export function isMoney(word: string): boolean {
  return MONEY_WORDS.has(kind(word));
}

export function isEachPlayer(word: string): boolean {
  return EACH_PLAYER_WORDS.has(word);
}

/** `nations` holds several of what `nation` holds one of; `territories` of `territory`. */
export function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
