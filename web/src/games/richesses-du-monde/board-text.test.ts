import { expect, test } from "vitest";
import { plain } from "../../testing/plain";
import { boardText } from "./board-text";
import { file, productNumber, propsWith, viewWith } from "./testing";

const plaques = file.square.map(({ id }) => (id === "france" ? productNumber("petrole") : -1));

test("the board is told: turn, pawns, cash, trusts, squares", () => {
  const view = viewWith({ "petrole-russie": 1 }, { squares: [5, 0, 0], white: 2, red: 3, plaques });
  const told = boardText(propsWith(view)).map(plain);

  expect(told[0]).toBe("Manche 1, Ada joue.");
  expect(told).toContain("Ada est sur France ; Tours du Monde : 0, Jokers : 0.");
  expect(told.some((sentence) => /^Votre caisse : 66.000.000.€\.$/.test(sentence))).toBe(true);
  expect(told).toContain("Vous ne détenez aucun titre.");
  expect(told).toContain("Bob détient : Pétrole 30 %, rapporte 1,2 M€, dès 50 % 6 M€.");
  const france = told.find((sentence) => sentence.startsWith("France."))!;
  expect(france).toContain(
    "Plaquette Pétrole : ses royalties sont dues ici. Bob : 1,2 M€ (30 %). Ici : Ada.",
  );
});

test("a watcher is told nobody's cash", () => {
  const props = propsWith(viewWith({}, { cash: [null, null, null] }), { me: null });

  expect(boardText(props).join(" ")).not.toContain("caisse");
});

test("partners are told as one pawn, the bankrupt as such", () => {
  const view = viewWith({}, { side_of: [0, 0, 2], playing: [true, false, false], fallen: [2] });
  const told = boardText(propsWith(view)).map(plain);

  expect(told).toContain(
    "Ada et Bob sont associés et leur pion est sur Départ ; Tours du Monde : 0, Jokers : 0.",
  );
  expect(told).toContain("Cléo : en faillite.");
});

test("every square is told once, and no sentence ends twice", () => {
  const told = boardText(propsWith(viewWith()));

  expect(told.filter((sentence) => sentence.startsWith("U.S.A."))).toHaveLength(3);
  expect(told.filter((sentence) => sentence.includes(".."))).toEqual([]);
});
