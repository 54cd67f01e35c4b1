/** Who of a box's cast sits down: different ones, of the level one plays at once against, and nobody's namesake. */

import type { Character, GameInfo, SeatInfo } from "../wire";

type Known = Pick<GameInfo, "cast" | "bots" | "opponent">;

/** Null: a person, or a bot that is nobody in particular. */
export function characterOf({ cast }: Pick<GameInfo, "cast">, id: string): Character | null {
  return cast.find((one) => one.id === id) ?? null;
}

/** Somebody who is not there yet; null: everybody is. The same seed brings the same. */
export function somebody(
  game: Known,
  seats: Pick<SeatInfo, "name" | "character">[],
  seed: number,
): Character | null {
  const names = seats.map(({ name }) => name.toLowerCase());
  const free = game.cast.filter(({ name, id }) => {
    return !names.includes(name.toLowerCase()) && !seats.some(({ character }) => character === id);
  });
  const nearest = Math.min(...free.map((one) => distance(game, one)));
  return (
    shuffled(
      free.filter((one) => distance(game, one) === nearest),
      seed,
    )[0] ?? null
  );
}

/** How far from the level that one plays at once against. */
function distance({ bots, opponent }: Known, { level }: Character): number {
  return Math.abs(bots.indexOf(level) - bots.indexOf(opponent));
}

/** Fisher and Yates, with the generator of Park and Miller. */
function shuffled<T>(things: T[], seed: number): T[] {
  const found = [...things];
  let luck = (seed % 2147483646) + 1;
  for (let place = found.length - 1; place > 0; place--) {
    luck = (luck * 48271) % 2147483647;
    const other = luck % (place + 1);
    [found[place], found[other]] = [found[other]!, found[place]!];
  }
  return found;
}

/** Of how many levels that is which, for its marks: ▮▮▯▯▯; 0: it plays at random. */
export function rung(bots: string[], level: string): { at: number; of: number } {
  return { at: Math.max(0, bots.indexOf(level)), of: bots.length - 1 };
}
