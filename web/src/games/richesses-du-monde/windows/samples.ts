/** A small box and a small table for the tests of the windows. */

import type { RichessesDuMondeFile, RichessesView } from "../../../wire";
import { build, type Contents } from "../contents";
import { STEPS_REACHED } from "../testing";

const SOURCE = "made up";

function title(product: string, country: string, percent: number, price: number) {
  return { id: `${product}-${country}`, product, country, percent, price, source: SOURCE };
}

const file: RichessesDuMondeFile = {
  edition: { id: "small", game: "richesses-du-monde", fr: "Petite", en: "Small", source: SOURCE },
  stake: [],
  banknote: [],
  jokers: { count: 9, source: SOURCE },
  continent: [
    { id: "europe", fr: "Europe", en: "Europe", ink: "bleu", source: SOURCE },
    { id: "asie", fr: "Asie", en: "Asia", ink: "jaune", source: SOURCE },
  ],
  country: [
    { id: "france", fr: "France", en: "France", continent: "europe", source: SOURCE },
    { id: "japon", fr: "Japon", en: "Japan", continent: "asie", source: SOURCE },
    { id: "chine", fr: "Chine", en: "China", continent: "asie", source: SOURCE },
  ],
  product: ["or", "the"].map((id, place) => ({
    id,
    fr: ["Or", "Thé"][place]!,
    en: ["Gold", "Tea"][place]!,
    royalties: [
      [30, 1_000_000 * (place + 1)],
      [50, 5_000_000 * (place + 1)],
      [70, 10_000_000 * (place + 1)],
      [90, 20_000_000 * (place + 1)],
    ],
    source: SOURCE,
  })),
  title: [
    title("or", "france", 30, 3_000_000),
    title("or", "japon", 25, 2_500_000),
    title("or", "chine", 45, 4_500_000),
    title("the", "france", 40, 8_000_000),
    title("the", "japon", 35, 7_000_000),
    title("the", "chine", 25, 5_100_000),
  ],
  square: [
    { id: "depart", kind: "start", plaque: false, x: 0, y: 0, fr: "Départ", en: "Start", source: SOURCE },
  ],
  card: [],
};

export const OR = 0;
export const THE = 1;
export const contents: Contents = build(file, "");

/** Three sides; the first holds gold of France and Japan, the second gold of China and tea of France. */
export function view(changes: Partial<RichessesView> = {}): RichessesView {
  return {
    round: 1,
    first: 0,
    turn: 0,
    to_roll: true,
    side_of: [0, 1, 2],
    playing: [true, true, true],
    fallen: [],
    voice: [0, 1, 2],
    cash: [10_000_000, null, null],
    to_come: [[], [], []],
    squares: [0, 0, 0],
    tours: [0, 0, 0],
    jokers: [0, 0, 0],
    jokers_left: 9,
    ahead: [[], [], []],
    owed_ahead: [],
    to_open: [3, 3, 3],
    lapsed: [[], [], []],
    refused: [[], [], []],
    owner: [0, 0, 1, 1, 2, -1],
    worth: [5_500_000, 12_500_000, 7_000_000],
    scores: [15_500_000, 12_500_000, 7_000_000],
    steps_reached: STEPS_REACHED,
    plaques: [-1],
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
    ...changes,
  };
}
