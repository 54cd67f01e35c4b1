/** What a deal would change: the view as it would be afterwards, and every share that differs. */

import type { RichessesView } from "../../../wire";
import type { Contents } from "../contents";
import { trustOf, type Trust } from "../shares";

type Owners = Pick<RichessesView, "owner">;

/** Whole holdings go from one side to another. */
export function handedOver<V extends Owners>(
  contents: Contents,
  view: V,
  from: number,
  to: number,
  products: number[],
): V {
  return exchanged(contents, view, { one: from, other: to, given: products, wanted: [] });
}

export interface Swap {
  one: number;
  other: number;
  /** what the one gives */
  given: number[];
  /** what the other gives */
  wanted: number[];
}

/** Two sides hand over whole holdings at once. */
export function exchanged<V extends Owners>(
  contents: Contents,
  view: V,
  { one, other, given, wanted }: Swap,
): V {
  const owner = view.owner.map((side, title) => {
    const { product } = contents.titles[title]!;
    if (side === one && given.includes(product)) return other;
    return side === other && wanted.includes(product) ? one : side;
  });
  return { ...view, owner };
}

/** All that the sides own is the first one's. */
export function pooled<V extends Owners>(view: V, sides: number[]): V {
  const owner = view.owner.map((side) => (sides.includes(side) ? sides[0]! : side));
  return { ...view, owner };
}

export interface Shift {
  before: Trust;
  after: Trust;
}

/** The trusts of a side that differ from one view to another. */
export function shifts(
  contents: Contents,
  before: RichessesView,
  after: RichessesView,
  side: number,
): Shift[] {
  return contents.products
    .map((product) => ({
      before: trustOf(before, product, side),
      after: trustOf(after, product, side),
    }))
    .filter((shift) => shift.before.percent !== shift.after.percent);
}

/** The changes that count most: what is paid first, then shares. */
export function telling(all: Shift[], most: number): Shift[] {
  const weight = ({ before, after }: Shift) => Math.abs(after.pays - before.pays);
  const share = ({ before, after }: Shift) => Math.abs(after.percent - before.percent);
  return all
    .toSorted((one, other) => weight(other) - weight(one) || share(other) - share(one))
    .slice(0, most);
}

export interface Gain {
  /** all the titles together */
  trust: Trust;
  /** the percents that come together */
  parts: number[];
}

/** The productions of which at least two of the sides hold a share, the best paying first. */
export function joined(contents: Contents, view: RichessesView, sides: number[]): Gain[] {
  const after = pooled(view, sides);
  return contents.products
    .map((product) => ({
      trust: trustOf(after, product, sides[0]!),
      parts: sides.map((side) => trustOf(view, product, side).percent).filter((percent) => percent > 0),
    }))
    .filter(({ parts }) => parts.length > 1)
    .sort((one, other) => other.trust.pays - one.trust.pays || other.trust.percent - one.trust.percent);
}
