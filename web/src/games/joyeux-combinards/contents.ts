/** What the box holds, as the drawing needs it: squares in their order, places of sale, cards and figures. */

import type { Language } from "../../texts/sentences";
import type {
  JoyeuxCombinardsCard,
  JoyeuxCombinardsFigures,
  JoyeuxCombinardsFile,
  JoyeuxCombinardsSquare,
} from "../../wire";
import type { TableProps } from "./props";

export type Kind = JoyeuxCombinardsSquare["kind"];
export type Goods = JoyeuxCombinardsCard["goods"];

export interface Square {
  number: number;
  kind: Kind;
  /** column and row on the sheet */
  x: number;
  y: number;
  /** 0: the inner one */
  circuit: number;
  /** what is sold there; null: nothing */
  place: number | null;
  /** the one after it, along the arrows */
  next: number;
  /** the STOP that one may turn off to; null: no fork */
  entrance: number | null;
}

export interface Sale {
  place: number;
  amount: number;
}

export interface Card {
  number: number;
  id: string;
  goods: Goods;
  price: number;
  /** the best first */
  sells: Sale[];
  remission: number;
  fine: number;
  years: number;
  premium: number;
  caption: Record<Language, string>;
}

export interface Contents {
  columns: number;
  rows: number;
  squares: Square[];
  places: string[];
  cards: Card[];
  figures: JoyeuxCombinardsFigures;
}

const known = new WeakMap<object, Contents>();

export function contentsOf({ edition }: Pick<TableProps, "edition">): Contents {
  const contents = known.get(edition) ?? build(edition.entries);
  known.set(edition, contents);
  return contents;
}

export function build(file: JoyeuxCombinardsFile): Contents {
  const places = file.place.map(({ id }) => id);
  return {
    columns: Math.max(...file.square.map(({ x }) => x)) + 1,
    rows: Math.max(...file.square.map(({ y }) => y)) + 1,
    squares: file.square.map((square, number) => readSquare(file, places, square, number)),
    places,
    cards: file.card.map((card, number) => readCard(places, card, number)),
    figures: file.figures,
  };
}

function readSquare(
  file: JoyeuxCombinardsFile,
  places: string[],
  square: JoyeuxCombinardsSquare,
  number: number,
): Square {
  const leaving = file.circuit.find(({ leaves }) => leaves === square.id);
  return {
    number,
    kind: square.kind,
    x: square.x,
    y: square.y,
    circuit: file.circuit.findIndex(({ id }) => id === square.circuit),
    place: square.place ? places.indexOf(square.place) : null,
    next: following(file, square, number),
    entrance: leaving ? firstOf(file, leaving.id) : null,
  };
}

/** The last square of the inner circuit leads to its first, that of an outer one to where it joins. */
function following(file: JoyeuxCombinardsFile, square: JoyeuxCombinardsSquare, number: number): number {
  if (file.square[number + 1]?.circuit === square.circuit) return number + 1;
  const joins = file.circuit.find(({ id }) => id === square.circuit)?.joins;
  return joins ? file.square.findIndex(({ id }) => id === joins) : firstOf(file, square.circuit);
}

function firstOf(file: JoyeuxCombinardsFile, circuit: string): number {
  return file.square.findIndex((square) => square.circuit === circuit);
}

function readCard(places: string[], card: JoyeuxCombinardsCard, number: number): Card {
  const sells = card.sells.map(([place, amount]) => ({ place: places.indexOf(place), amount }));
  return {
    number,
    id: card.id,
    goods: card.goods,
    price: card.price,
    sells: sells.sort((one, other) => other.amount - one.amount),
    remission: card.remission,
    fine: card.fine ?? 0,
    years: card.years ?? 0,
    premium: card.premium ?? 0,
    caption: { fr: card.caption_fr, en: card.caption_en },
  };
}

/** What a card fetches at a place; 0: nobody wants it there. */
export function worthAt(card: Card, place: number | null): number {
  return card.sells.find((sale) => sale.place === place)?.amount ?? 0;
}
