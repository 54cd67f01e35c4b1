/** An ask being filled in: one list of values for each blank. */

import type { Amount, Ask, OneOf, SomeOf } from "../wire";

export type Blank = Amount | OneOf | SomeOf;
export type Filling = number[][];

/** What fills these blanks, in their order: one value each, or several. */
export type FillingOf<Blanks> = {
  [Place in keyof Blanks]: Blanks[Place] extends Amount | OneOf ? [number] : number[];
};

/** What a form starts with: the amount nearest to nothing, nothing chosen where there is a choice. */
export function freshFilling(ask: Ask): Filling {
  return ask.blanks.map((blank) => freshValues(blank));
}

function freshValues(blank: Blank): number[] {
  if (blank.is === "amount") return [nearest(blank, 0)];
  if (blank.is === "one-of") return blank.choices.length === 1 ? [blank.choices[0]!] : [];
  return blank.least === blank.choices.length ? [...blank.choices] : [];
}

export function isFilled(ask: Ask, filling: Filling): boolean {
  return ask.blanks.every((blank, place) => isBlankFilled(blank, filling[place] ?? []));
}

/** The clause that takes this very filling out though its blanks would allow it; nothing: none does. A form that does
 * not look sends it, and the house says why not. */
export function leftOut({ but }: Pick<Ask, "but">, filling: Filling): string {
  const said = JSON.stringify(filling);
  return but?.fillings.some((one) => JSON.stringify(one) === said) ? but.clause : "";
}

export function isBlankFilled(blank: Blank, values: number[]): boolean {
  if (blank.is === "amount") return values.length === 1 && nearest(blank, values[0]!) === values[0];
  if (blank.is === "one-of") return values.length === 1 && blank.choices.includes(values[0]!);
  return values.length >= blank.least && values.length <= blank.most;
}

/** The allowed amount closest to a wish. */
export function nearest(blank: Amount, wish: number): number {
  if (!Number.isFinite(wish)) return blank.low;
  const steps = Math.round((wish - blank.low) / blank.step);
  const most = Math.floor((blank.high - blank.low) / blank.step);
  return blank.low + blank.step * Math.min(Math.max(steps, 0), most);
}

/** Some of a list always go in the list's order. */
export function toggled(blank: SomeOf, values: number[], value: number): number[] {
  const chosen = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return blank.choices.filter((choice) => chosen.includes(choice));
}

/** Whether choosing is all there is to it: one click both chooses and sends. */
export function isOneClick(ask: Ask): boolean {
  return ask.blanks.length === 1 && ask.blanks[0]!.is === "one-of";
}
