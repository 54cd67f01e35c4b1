/** A small box and a table at its beginning, for the tests. */

import type { CresusFile, CresusView } from "../../wire";
import { build, type Contents } from "./contents";

const SOURCE = "made up";
const COLOURS = ["jaune", "bleu", "rouge", "vert", "orange", "violet"] as const;

function named(id: string) {
  return { id, fr: id, en: id, source: SOURCE };
}

export const file: CresusFile = {
  edition: { ...named("small"), game: "cresus" },
  stake: { cash: 100, experts: 10, source: SOURCE },
  market: COLOURS.map((colour) => ({ ...named(`market-${colour}`), colour })),
  sector: ["energie", "luxe"].map((id) => ({ ...named(id), bonus: [0, 5, 15], premium: 20 })),
  share: [0, 1, 2, 3].map((number) => ({
    ...named(`share-${number}`),
    market: `market-${COLOURS[number]}`,
    sector: number < 3 ? "energie" : "luxe",
    price: 40 + number,
    throws: 2,
    pays: [10, 25, 65, 170, 300, 500],
  })),
  expert: [{ ...named("loupe"), text_fr: "", text_en: "", effect: "analyst" }],
  card: [{ ...named("gain"), text_fr: "", text_en: "", effect: "gain", amount: 5 }],
  sign: [10, 25, 500].map((price, number) => ({ ...named(`sign-${number}`), price })),
};

export const contents: Contents = build(file);

export function view(changes: Partial<CresusView> = {}): CresusView {
  return {
    round: 1,
    rounds: 10,
    phase: 0,
    market: -1,
    first: 0,
    cash: [100, 100, 100],
    bank: 0,
    loans: [0, 0, 0],
    borrowed: [false, false, false],
    signs: [0, 0, 0],
    refunds: [0, 0, 0],
    pawns: [-1, -1, -1],
    barred: [false, false, false],
    closed: -1,
    owner: [-1, -1, -1, -1],
    next_bonus: [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    means: [50, 50, 50, 50],
    piles: [1, 1, 1, 1, 0, 0],
    shown: [],
    prospects: [],
    hired: [[], [], []],
    kept: [[], [], []],
    experts_left: 9,
    fortunes_left: 30,
    consulted: [[], [], []],
    tips: [],
    buyer: -1,
    seller: -1,
    choosing: null,
    bids: null,
    entry: null,
    dice: null,
    call: null,
    talk: null,
    debt: null,
    ladder: null,
    ...changes,
  };
}
