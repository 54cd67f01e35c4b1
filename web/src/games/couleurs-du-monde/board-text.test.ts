import { expect, test } from "vitest";
import { Sentences } from "../../texts/sentences";
import { Texts } from "../../texts/texts";
import type { EditionInfo } from "../../wire";
import type { TableProps } from "../module";
import { boardText } from "./board-text";
import french from "./texts/fr.ftl?raw";

const source = "test";
const edition: EditionInfo = {
  id: "test",
  game: "couleurs-du-monde",
  hash: "",
  titles: {},
  source,
  ids: {},
  names: { fr: { nation: ["Iran", "Irak", "U.R.S.S."], area: ["Orient", "Centre"] } },
  sources: {},
  entries: {
    area: ["orient", "centre"].map((id) => ({ id, fr: id, en: id, corner: false, source })),
    nation: [
      { id: "iran", area: "orient", value: 6, island: false },
      { id: "irak", area: "orient", value: 4, island: false },
      { id: "urss", area: "centre", value: 1, island: false },
    ],
    link: [{ between: ["iran", "irak"], line: "solid", source }],
  },
};

const props = {
  view: {
    turn: 0,
    chain: [1],
    chain_points: 4,
    next_multiplier: 2,
    hands: [[0], []],
    covered_by: [-1, 0, -1],
  },
  edition,
  me: 0,
  asks: [{ verb: "play-card", blanks: [{ is: "one-of", name: "nation", choices: [0] }] }],
  text: new Texts(new Sentences("fr", french), edition, ["Léa", "Rémi"]),
} as unknown as TableProps;

test("the board is told: the chain, what can be played, the hands, the areas", () => {
  expect(boardText(props)).toEqual([
    "La chaîne en cours, Léa : Irak ×1 ; 4 points.",
    "Vous pouvez poser Iran (Orient) : 12 points. Voisines : Irak.",
    "Votre main : Iran.",
    "Rémi a en main : aucune carte.",
    "Orient, une nation libre : Iran. Couvertes : Irak par Léa.",
    "Centre, une nation libre : U.R.S.S.",
  ]);
});
