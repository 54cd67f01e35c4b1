/** The box itself and a table around it, for the tests. */

import printed from "../../../../src/ludotheque/games/richesses_du_monde/edition/nathan-euro.toml?raw";
import french from "../../../../src/ludotheque/games/richesses_du_monde/texts/fr.ftl?raw";
import { NOBODY } from "../../texts/kinds";
import { fileOf, tableOf } from "../../testing/samples";
import { Sentences } from "../../texts/sentences";
import { Texts } from "../../texts/texts";
import type { RichessesView } from "../../wire";
import { Looks } from "./looks.svelte";
import type { TableProps } from "./props";
import page from "./texts/fr.ftl?raw";

export const PLAYERS = ["Ada", "Bob", "Cléo"];

/** As the house tells it: nothing below 30 percent, then a step more at 30, 50, 70 and 90. */
export const STEPS_REACHED = [30, 20, 20, 20, 11].flatMap((span, reached) =>
  Array<number>(span).fill(reached),
);

export const file = fileOf<"richesses-du-monde">(printed);
const countries = new Map(file.country.map(({ id, fr }) => [id, fr]));
const products = new Map(file.product.map(({ id, fr }) => [id, fr]));

export const edition: TableProps["edition"] = {
  id: "test",
  game: "richesses-du-monde",
  hash: "",
  titles: {},
  source: "",
  ids: Object.fromEntries(
    (["continent", "country", "product", "title", "square", "card"] as const).map((kind) => [
      kind,
      file[kind].map(({ id }) => id),
    ]),
  ),
  names: {
    fr: {
      continent: file.continent.map(({ fr }) => fr),
      country: [...countries.values()],
      product: [...products.values()],
      title: file.title.map(({ product, country }) => `${products.get(product)} – ${countries.get(country)}`),
      square: file.square.map(({ fr, sells }) => fr || countries.get(sells![0]!)!),
      card: file.card.map(({ fr }) => fr),
    },
  },
  sources: {},
  entries: file,
};

export function titleNumber(id: string): number {
  return file.title.findIndex((title) => title.id === id);
}

export function productNumber(id: string): number {
  return file.product.findIndex((product) => product.id === id);
}

/** The beginning: nothing bought, every pawn on the arrow. `held` gives titles to seats. */
export function viewWith(
  held: Record<string, number> = {},
  more: Partial<RichessesView> = {},
): RichessesView {
  const owner = file.title.map(({ id }) => held[id] ?? NOBODY);
  const each = <T>(value: T) => PLAYERS.map(() => value);
  return {
    round: 1,
    first: 0,
    turn: 0,
    to_roll: true,
    side_of: [0, 1, 2],
    playing: each(true),
    fallen: [],
    voice: [0, 1, 2],
    cash: [66_000_000, null, null],
    to_come: PLAYERS.map(() => []),
    squares: each(0),
    tours: each(0),
    jokers: each(0),
    jokers_left: 9,
    lapsed: PLAYERS.map(() => []),
    refused: PLAYERS.map(() => []),
    ahead: PLAYERS.map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    owed_ahead: Array<number>(12).fill(0),
    to_open: each(3),
    owner,
    worth: each(0),
    scores: each(0),
    steps_reached: STEPS_REACHED,
    plaques: file.square.map(() => NOBODY),
    white: 0,
    red: 0,
    face_to_face: false,
    bell: false,
    joker_price: 0,
    claims: null,
    purchase: null,
    lots: null,
    bidding: null,
    exchange: null,
    association: null,
    associations: [],
    rescue: null,
    consent: null,
    ...more,
  };
}

export function propsWith(view: RichessesView, more: Partial<TableProps> = {}): TableProps {
  return {
    view,
    edition,
    table: tableOf("richesses-du-monde", PLAYERS),
    me: 0,
    asks: [],
    closed: [],
    waiting: [],
    text: new Texts(new Sentences("fr", french, page), edition, PLAYERS),
    layout: "laptop",
    motion: false,
    pace: 1,
    sending: false,
    act: () => undefined,
    explain: () => undefined,
    lastEvents: [],
    tableau: null,
    dismiss: () => undefined,
    looks: new Looks(),
    ...more,
  };
}
