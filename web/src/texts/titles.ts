/** The titles of the five games, known before their catalogues have come. */

import { say } from "../house/say";

const SHELVED = new Set([
  "richesses-du-monde",
  "cresus",
  "couleurs-du-monde",
  "joyeux-combinards",
  "richesses-de-france",
]);

export function gameTitle(game: string): string {
  if (SHELVED.has(game)) return say(`title-${game}`);
  const words = game.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
