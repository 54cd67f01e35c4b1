import { expect, test } from "vitest";
import gameEn from "../../../src/ludotheque/games/couleurs_du_monde/texts/en.ftl?raw";
import gameFr from "../../../src/ludotheque/games/couleurs_du_monde/texts/fr.ftl?raw";
import houseEn from "../../../src/ludotheque/texts/en.ftl?raw";
import houseFr from "../../../src/ludotheque/texts/fr.ftl?raw";
import { edition } from "../testing/samples";
import { Sentences, type Language } from "./sentences";
import { Texts } from "./texts";

const sources: Record<Language, string[]> = { fr: [houseFr, gameFr], en: [houseEn, gameEn] };

/** French keeps signs and numbers together with spaces that do not break; tests read them as plain ones. */
function plain(sentence: string): string {
  return sentence.replaceAll(/[\u00a0\u202f]/g, " ");
}

function texts(lang: Language, variant = ""): Texts {
  return new Texts(new Sentences(lang, ...sources[lang]), edition, ["Ada", "Bob"], variant);
}

test("an event is a sentence with players and things by their names", () => {
  const event = { is: "card-played", seat: 1, nation: 1, multiplier: 2, points: 14 };

  expect(plain(texts("fr").event(event))).toBe("Bob pose la carte Suisse : 14 points (× 2).");
  expect(plain(texts("en").event(event))).toBe("Bob plays Switzerland: 14 points (× 2).");
});

test("several things are joined as the language joins them, and counted", () => {
  const event = { is: "cards-drawn", seat: 0, nations: [0, 1], stock: 1 };

  expect(plain(texts("fr").event(event))).toBe(
    "Ada tire 2 cartes : France et Suisse. Il reste une carte au talon.",
  );
});

test("a number for each player is told with the player's name", () => {
  const event = { is: "deal-ended", deal: 1, scores: [12, -3], totals: [12, -3] };

  expect(plain(texts("fr").event(event))).toBe("Points de la donne 1 : Ada 12 et Bob -3.");
});

test("the table may prefer another variant of the names", () => {
  expect(texts("fr", "modern").value("nation", 1)).toBe("Confédération suisse");
  expect(texts("fr", "unheard-of").value("nation", 1)).toBe("Suisse");
});

test("nobody has a name too, and a plain number stays one", () => {
  expect(texts("fr").value("winner", -1)).toBe("personne");
  expect(plain(texts("fr").value("amount", 1500))).toBe("1 500");
});

test("the letter of an action is the one of the terminal", () => {
  expect(texts("fr").letter("pass-turn")).toBe("p");
  expect(texts("fr").letter("unheard-of")).toBe("");
});

test("a game without a catalogue is still readable", () => {
  expect(texts("fr").ask("seal-bid")).toBe("Seal bid");
});

test("a score says how much it is, and of what it is made", () => {
  const lines = [
    { word: "chains", count: 1, amount: 40 },
    { word: "cards-left", count: 2, amount: -41 },
  ];

  expect(plain(texts("fr").figure({ measure: "points", total: -1, lines }))).toBe("−1 point");
  expect(lines.map((line) => plain(texts("fr").line(line)))).toEqual([
    "Cartes posées et bonus, passes déduites",
    "2 cartes restées en main",
  ]);
});
