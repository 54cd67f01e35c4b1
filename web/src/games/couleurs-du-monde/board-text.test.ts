import { expect, test } from "vitest";
import { plain } from "../../testing/plain";
import { boardText } from "./board-text";
import { editionOf, playing, propsWith, viewWith } from "./testing";

const world = editionOf(
  [
    { id: "iran", area: "orient", value: 6 },
    { id: "irak", area: "orient", value: 4 },
    { id: "urss", area: "centre" },
  ],
  [["iran", "irak"]],
);
const names = { fr: { nation: ["Iran", "Irak", "U.R.S.S."], area: ["Orient", "Centre"] } };
const view = viewWith({
  chain: [1],
  chain_points: 4,
  next_multiplier: 2,
  counts: [{ nation: 1, multiplier: 1, value: 4, points: 4, total: 4 }],
  gains: [{ nation: 0, multiplier: 2, value: 6, points: 12, total: 16 }],
  hands: [[0], []],
  covered_by: [-1, 0, -1],
});
const props = propsWith(view, { ...world, names }, [playing(0)]);

test("the board is told: the chain, what can be played, the hands, the areas", () => {
  expect(boardText(props).map(plain)).toEqual([
    "La chaîne en cours, Léa : Irak ×1 ; 4 points.",
    "Vous pouvez poser Iran (Orient) : 12 points. Voisines : Irak.",
    "Votre main : Iran.",
    "Rémi a en main : aucune carte.",
    "Orient, une nation libre : Iran. Couvertes : Irak par Léa.",
    "Centre, une nation libre : U.R.S.S.",
  ]);
});
