/** What is asked, and what is closed, by verb and blank. */

import type { Amount, Ask, Closed, OneOf, SomeOf } from "../wire";
import type { FillingOf } from "./filling";

/** An ask of one of these actions: its verb says which blanks there are. */
export type AskOf<Actions> = {
  [Verb in keyof Actions]: { verb: Verb; blanks: Actions[Verb]; but?: Ask["but"] };
}[keyof Actions];

/** One of these actions, filled in. */
export type DeedOf<Actions> = {
  [Verb in keyof Actions]: { verb: Verb; filling: FillingOf<Actions[Verb]> };
}[keyof Actions];

export type ClosedOf<Verb extends string> = Closed & { verb: Verb };

type Found<A extends Ask, Verb> = Extract<A, { verb: Verb }>;
type NameOf<A extends Ask, Kind> = Extract<A["blanks"][number], Kind>["name"];

export function find<A extends Ask, Verb extends A["verb"]>(asks: A[], verb: Verb): Found<A, Verb> | null {
  return asks.find((ask): ask is Found<A, Verb> => ask.verb === verb) ?? null;
}

export function offers<A extends Ask>(asks: A[], verb: A["verb"]): boolean {
  return asks.some((ask) => ask.verb === verb);
}

/** The ask of this verb about one player: a desk asks about each rival apart. */
export function findAbout<A extends Ask, Verb extends A["verb"]>(
  asks: A[],
  verb: Verb,
  name: NameOf<Found<A, Verb>, OneOf>,
  seat: number,
): Found<A, Verb> | null {
  return all(asks, verb).find((ask) => oneOf(ask, name)?.choices.includes(seat)) ?? null;
}

/** Every ask of this verb. */
export function all<A extends Ask, Verb extends A["verb"]>(asks: A[], verb: Verb): Found<A, Verb>[] {
  return asks.filter((ask): ask is Found<A, Verb> => ask.verb === verb);
}

/** What the first blank of a verb may be filled with; nothing if it is not asked. */
export function choicesOf<A extends Ask>(asks: A[], verb: A["verb"]): number[] {
  const blank = find(asks, verb)?.blanks[0];
  return blank && blank.is !== "amount" ? blank.choices : [];
}

export function amountOf<A extends Ask>(ask: A | null, name: NameOf<A, Amount>): Amount | null {
  const blank = blankOf(ask, name);
  return blank?.is === "amount" ? blank : null;
}

export function oneOf<A extends Ask>(ask: A | null, name: NameOf<A, OneOf>): OneOf | null {
  const blank = blankOf(ask, name);
  return blank?.is === "one-of" ? blank : null;
}

export function someOf<A extends Ask>(ask: A | null, name: NameOf<A, SomeOf>): SomeOf | null {
  const blank = blankOf(ask, name);
  return blank?.is === "some-of" ? blank : null;
}

function blankOf(ask: Ask | null, name: string): Amount | OneOf | SomeOf | undefined {
  return ask?.blanks.find((blank) => blank.name === name);
}

/** The clause that closes a verb now; undefined: it is open, or nobody would look for it here. */
export function closedBy<Verb extends string>(
  { closed }: { closed?: ClosedOf<Verb>[] },
  verb: NoInfer<Verb>,
): string | undefined {
  return closed?.find((one) => one.verb === verb)?.clause;
}
