/** A square in words: what it does, what is sold there, what its plaque pays to whom; and a title. */

import type { TableProps } from "./props";
import { contentsOf, titlesAt, type Square, type Title } from "./contents";
import { euros, millions } from "./money";
import { origin } from "./names";
import { members, plaqueOn, seen, sideName, sides } from "./seen";
import { holdersOf, inShelf } from "./shares";
import { homeOf } from "./track";

export interface Explained {
  name: string;
  kind: string;
  sold: string;
  plaque: string;
  pays: { side: number; words: string }[];
  here: string;
}

const KIND_KEYS: Record<Square["kind"], string> = {
  start: "rdm-kind-start",
  country: "rdm-kind-country",
  continent: "rdm-kind-continent",
  world: "rdm-kind-world",
  auction: "rdm-kind-auction",
  joker: "rdm-kind-joker",
  news: "rdm-kind-news",
  windfall: "rdm-kind-windfall",
};

export function explain(props: TableProps, square: Square): Explained {
  const { text } = props;
  const view = seen(props);
  const product = plaqueOn(view, square.number);
  const entry = product === null ? null : contentsOf(props).products[product]!;
  const pays = entry ? holdersOf(view, entry).filter((holder) => holder.pays > 0) : [];
  return {
    name: text.value("square", square.number),
    kind: text.say(KIND_KEYS[square.kind]),
    sold: soldWords(props, square),
    plaque: entry ? text.say("rdm-plaque", { product: text.value("product", entry.number) }) : "",
    pays: pays.map(({ side, percent, pays: amount }) => ({
      side,
      words: text.say("rdm-plaque-pays", {
        player: sideName(props, side),
        percent,
        amount: millions(text, amount),
      }),
    })),
    here: text.join(sidesOn(props, square).map((side) => sideName(props, side))),
  };
}

/** The whole explanation as one label. */
export function squareWords(props: TableProps, square: Square): string {
  const { name, kind, sold, plaque, pays, here } = explain(props, square);
  const paid = plaque && !pays.length ? props.text.say("rdm-plaque-nobody") : "";
  const pawns = here ? props.text.say("rdm-pawns-here", { players: here }) : "";
  return [name, kind, sold, plaque, ...pays.map(({ words }) => words), paid, pawns]
    .filter(Boolean)
    .join(". ");
}

/** A title in words, and what it would make of the trust of whoever looks at it as a buyer. */
export function titleWords(
  { text }: TableProps,
  title: Title,
  after: { percent: number; pays: number } | null,
): string {
  return text.say(after ? "rdm-card-label-mine" : "rdm-card-label", {
    product: text.value("product", title.product),
    origin: origin(text, title),
    percent: title.percent,
    price: euros(text, title.price),
    total: after?.percent ?? 0,
    amount: euros(text, after?.pays ?? 0),
  });
}

function soldWords(props: TableProps, square: Square): string {
  const { text } = props;
  if (square.kind !== "country" && square.kind !== "continent") return "";
  const left = titlesAt(contentsOf(props), square).filter((title) => inShelf(seen(props), title));
  if (!left.length) return text.say("rdm-sold-out");
  if (square.kind === "continent") return text.say("rdm-left-in-shelf", { count: left.length });
  const products = left.map(
    ({ product, percent }) => `${text.value("product", product)} ${text.percent(percent)}`,
  );
  return text.say("rdm-sells", { products: text.join(products) });
}

function sidesOn(props: TableProps, square: Square): number[] {
  const view = seen(props);
  const contents = contentsOf(props);
  return sides(view).filter(
    (side) => members(view, side).length && homeOf(contents, view.squares[side] ?? 0) === square.number,
  );
}
