/** The odds of a sale, exactly: six dice of six colours, what is kept between throws, and the most faces alike.
 *
 * Colours are interchangeable, so dice are told by how many show each colour, the most first: 3-2-1. */

const DICE = 6;
const COLOURS = 6;

/** How many dice show each colour, falling; always six numbers. */
type Counts = number[];

export interface Odds {
  /** by number of faces alike, from 0 (never) to 6; they add up to one */
  chances: number[];
  /** what the sale brings on average */
  mean: number;
}

export interface Keeping extends Odds {
  /** places of the dice that stay */
  kept: number[];
}

/** Before the first throw: with so many throws, each die kept as well as can be. */
export function oddsBefore(pays: number[], throws: number): Odds {
  return thrown(pays, countsOf([]), throws - 1);
}

/** Once the dice lie: these stay, the others are thrown; then so many throws are left. */
export function oddsKeeping(pays: number[], colours: number[], kept: number[], leftAfter: number): Odds {
  return thrown(pays, countsOf(kept.map((place) => colours[place]!)), leftAfter);
}

/** What to keep so as to sell best, with so many throws left; all six: take the price. */
export function bestKeeping(pays: number[], colours: number[], left: number): Keeping {
  const { keep, odds } = best(pays, countsOf(colours), left);
  return { kept: placesOf(colours, keep), ...odds };
}

interface Choice {
  keep: Counts;
  odds: Odds;
}

// A table of prices has few positions: each is worked out once.
const known = new Map<string, Choice>();

function best(pays: number[], dice: Counts, left: number): Choice {
  const key = `${pays.join()}|${dice.join()}|${left}`;
  const found = known.get(key);
  if (found) return found;
  let choice: Choice = { keep: dice, odds: certain(pays, dice[0]!) };
  if (left > 0) {
    for (const keep of partsOf(dice)) {
      const odds = thrown(pays, keep, left - 1);
      if (odds.mean > choice.odds.mean + 1e-9) choice = { keep, odds };
    }
  }
  known.set(key, choice);
  return choice;
}

function thrown(pays: number[], keep: Counts, leftAfter: number): Odds {
  const odds: Odds = { chances: Array<number>(DICE + 1).fill(0), mean: 0 };
  for (const { dice, chance } of throwsFrom(keep)) {
    const next = best(pays, dice, leftAfter).odds;
    next.chances.forEach((one, alike) => (odds.chances[alike]! += chance * one));
    odds.mean += chance * next.mean;
  }
  return odds;
}

function certain(pays: number[], alike: number): Odds {
  const chances = Array<number>(DICE + 1).fill(0);
  chances[alike] = 1;
  return { chances, mean: pays[alike] ?? 0 };
}

interface Thrown {
  dice: Counts;
  chance: number;
}

const throws = new Map<string, Thrown[]>();

/** All that the free dice can show, one die after another. */
function throwsFrom(keep: Counts): Thrown[] {
  const found = throws.get(keep.join());
  if (found) return found;
  let lying = new Map<string, Thrown>([["", { dice: keep, chance: 1 }]]);
  for (let die = total(keep); die < DICE; die++) lying = withOneMore(lying);
  const all = [...lying.values()];
  throws.set(keep.join(), all);
  return all;
}

function withOneMore(lying: Map<string, Thrown>): Map<string, Thrown> {
  const next = new Map<string, Thrown>();
  for (const { dice, chance } of lying.values()) {
    for (let colour = 0; colour < COLOURS; colour++) {
      const after = sorted(dice.with(colour, dice[colour]! + 1));
      const there = next.get(after.join())?.chance ?? 0;
      next.set(after.join(), { dice: after, chance: there + chance / COLOURS });
    }
  }
  return next;
}

/** Every way to keep some of the dice and throw at least one. */
function partsOf(dice: Counts): Counts[] {
  let parts: Counts[] = [[]];
  for (const count of dice) {
    parts = parts.flatMap((part) => Array.from({ length: count + 1 }, (_, kept) => [...part, kept]));
  }
  const different = new Map(parts.map((part) => [sorted(part).join(), sorted(part)]));
  return [...different.values()].filter((part) => total(part) < DICE);
}

function countsOf(colours: number[]): Counts {
  const counts = Array<number>(COLOURS).fill(0);
  for (const colour of colours) counts[colour]!++;
  return sorted(counts);
}

/** Dice that make up the kept counts: the colour that shows most gives the most. */
function placesOf(colours: number[], keep: Counts): number[] {
  const places = Array.from({ length: COLOURS }, (_, colour) =>
    colours.flatMap((shown, place) => (shown === colour ? [place] : [])),
  ).sort((one, other) => other.length - one.length);
  return places.flatMap((those, rank) => those.slice(0, keep[rank])).sort((a, b) => a - b);
}

function sorted(counts: Counts): Counts {
  return [...counts].sort((a, b) => b - a);
}

function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function mostAlike(colours: number[]): number {
  return countsOf(colours)[0]!;
}
