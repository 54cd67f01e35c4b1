/** What the players of a table are called. */

import type { SeatInfo } from "../wire";
import type { Sentences } from "../texts/sentences";

/** Humans have names; bots borrow first names that nobody at the table bears. */
export function playerNames(seats: SeatInfo[], sentences: Sentences): string[] {
  const taken = new Set(seats.map((seat) => seat.name));
  const spare = firstNames(sentences).filter((name) => !taken.has(name));
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    if (seat.player === "open") return sentences.say("seat-open");
    return spare.shift() ?? sentences.say("seat-bot", { number: seat.seat + 1 });
  });
}

/** The name itself, or with a number where somebody bears it already. */
export function freeName(wanted: string, seats: SeatInfo[]): string {
  const taken = new Set(seats.map((seat) => seat.name.toLowerCase()));
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted} ${number}`;
  return name;
}

function firstNames(sentences: Sentences): string[] {
  const names: string[] = [];
  for (let number = 1; sentences.has(`bot-name-${number}`); number++) {
    names.push(sentences.say(`bot-name-${number}`));
  }
  return names;
}

/** The level of a bot in words; a level the catalogue does not know keeps its own name. */
export function levelName(
  level: string,
  sentences: { has(key: string): boolean; say(key: string): string },
): string {
  return sentences.has(`level-${level}`) ? sentences.say(`level-${level}`) : level;
}
