/** What is asked, by verb and blank. */

import type { Amount, Ask, OneOf, SomeOf } from "../wire";

export function find(asks: Ask[], verb: string): Ask | null {
  return asks.find((ask) => ask.verb === verb) ?? null;
}

export function offers(asks: Ask[], verb: string): boolean {
  return find(asks, verb) !== null;
}

/** The ask of this verb about one player: a desk asks about each rival apart. */
export function findAbout(asks: Ask[], verb: string, name: string, seat: number): Ask | null {
  return asks.find((ask) => ask.verb === verb && oneOf(ask, name)?.choices.includes(seat)) ?? null;
}

/** What the first blank of a verb may be filled with; nothing if it is not asked. */
export function choicesOf(asks: Ask[], verb: string): number[] {
  const blank = find(asks, verb)?.blanks[0];
  return blank && blank.is !== "amount" ? blank.choices : [];
}

export function amountOf(ask: Ask | null, name: string): Amount | null {
  const blank = blankOf(ask, name);
  return blank?.is === "amount" ? blank : null;
}

export function oneOf(ask: Ask | null, name: string): OneOf | null {
  const blank = blankOf(ask, name);
  return blank?.is === "one-of" ? blank : null;
}

export function someOf(ask: Ask | null, name: string): SomeOf | null {
  const blank = blankOf(ask, name);
  return blank?.is === "some-of" ? blank : null;
}

function blankOf(ask: Ask | null, name: string): Amount | OneOf | SomeOf | undefined {
  return ask?.blanks.find((blank) => blank.name === name);
}
