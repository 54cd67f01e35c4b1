/** Who holds how much of what, and what it pays: as the titles say, laid one upon another. */

import { NOBODY } from "../../texts/kinds";
import type { RichessesView } from "../../wire";
import type { Box, Product, Step, Title } from "./box";
import { sides } from "./seen";

/** All titles of one production in one hand. */
export interface Trust {
  product: Product;
  titles: Title[];
  percent: number;
  /** at purchase price */
  worth: number;
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

export function stackOf(product: Product, titles: Title[]): Trust {
  const percent = sum(titles.map((title) => title.percent));
  return {
    product,
    titles,
    percent,
    worth: sum(titles.map((title) => title.price)),
    pays: payOf(product, percent),
    next: product.steps.find((step) => step.percent > percent) ?? null,
  };
}

export function trustOf(view: RichessesView, product: Product, side: number): Trust {
  return stackOf(product, heldTitles(view, product, side));
}

/** What a trust becomes with one title more. */
export function withTitle(trust: Trust, title: Title): Trust {
  return stackOf(trust.product, [...trust.titles, title]);
}

/** The trusts of a side, those that pay most first. */
export function trustsOf(view: RichessesView, box: Box, side: number): Trust[] {
  return box.products
    .map((product) => trustOf(view, product, side))
    .filter(({ titles }) => titles.length)
    .sort((one, other) => other.pays - one.pays || other.percent - one.percent || other.worth - one.worth);
}

/** The lower bound of a step belongs to it. */
export function payOf(product: Product, percent: number): number {
  return product.steps.findLast((step) => step.percent <= percent)?.pays ?? 0;
}

/** The sides that hold some of a production, the largest share first. */
export function holdersOf(view: RichessesView, product: Product): Holder[] {
  return sides(view)
    .map((side) => ({ side, percent: trustOf(view, product, side).percent }))
    .filter(({ percent }) => percent > 0)
    .map(({ side, percent }) => ({ side, percent, pays: payOf(product, percent) }))
    .sort((one, other) => other.percent - one.percent);
}

/** The titles of a side at purchase price. */
export function worthOf(view: RichessesView, box: Box, side: number): number {
  return sum(box.titles.filter(({ number }) => view.owner[number] === side).map(({ price }) => price));
}

export function leftInShelf(view: RichessesView, product: Product): number {
  return sum(product.titles.filter((title) => inShelf(view, title)).map(({ percent }) => percent));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
