/** Who holds how much of what, as the titles say, laid one upon another; the house tells which step a share reaches. */

import { NOBODY } from "../../texts/kinds";
import type { RichessesView } from "../../wire";
import type { Contents, Product, Step, Title } from "./contents";
import { sides } from "./seen";

/** All titles of one production in one hand. */
export interface Trust {
  product: Product;
  titles: Title[];
  percent: number;
  /** at purchase price */
  worth: number;
  /** how many steps of the production's yields it has reached */
  reached: number;
  pays: number;
  /** the step to come; null: there is none above */
  next: Step | null;
}

export interface Holder {
  side: number;
  percent: number;
  pays: number;
}

export function heldTitles(view: RichessesView, product: Product, side: number): Title[] {
  return product.titles.filter(({ number }) => view.owner[number] === side);
}

export function inShelf(view: RichessesView, title: Title): boolean {
  return view.owner[title.number] === NOBODY;
}

export function stackOf({ steps_reached }: RichessesView, product: Product, titles: Title[]): Trust {
  const percent = sum(titles.map((title) => title.percent));
  const reached = steps_reached[percent] ?? 0;
  return {
    product,
    titles,
    percent,
    worth: sum(titles.map((title) => title.price)),
    reached,
    pays: product.steps[reached - 1]?.pays ?? 0,
    next: product.steps[reached] ?? null,
  };
}

export function trustOf(view: RichessesView, product: Product, side: number): Trust {
  return stackOf(view, product, heldTitles(view, product, side));
}

/** What a trust becomes with one title more. */
export function withTitle(view: RichessesView, trust: Trust, title: Title): Trust {
  return stackOf(view, trust.product, [...trust.titles, title]);
}

/** The trusts of a side, those that pay most first. */
export function trustsOf(view: RichessesView, contents: Contents, side: number): Trust[] {
  return contents.products
    .map((product) => trustOf(view, product, side))
    .filter(({ titles }) => titles.length)
    .sort((one, other) => other.pays - one.pays || other.percent - one.percent || other.worth - one.worth);
}

/** The sides that hold some of a production, the largest share first. */
export function holdersOf(view: RichessesView, product: Product): Holder[] {
  return sides(view)
    .map((side) => ({ side, ...trustOf(view, product, side) }))
    .filter(({ percent }) => percent > 0)
    .map(({ side, percent, pays }) => ({ side, percent, pays }))
    .sort((one, other) => other.percent - one.percent);
}

export function leftInShelf(view: RichessesView, product: Product): number {
  return sum(product.titles.filter((title) => inShelf(view, title)).map(({ percent }) => percent));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
