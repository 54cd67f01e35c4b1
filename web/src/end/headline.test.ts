import { expect, test } from "vitest";
import houseFr from "../../../src/ludotheque/texts/fr.ftl?raw";
import gameFr from "../../../src/ludotheque/games/cresus/texts/fr.ftl?raw";
import { Sentences } from "../texts/sentences";
import { Texts } from "../texts/texts";
import webFr from "../texts/fr.ftl?raw";
import type { Over } from "../wire";
import { headline, podium, roundName } from "./headline";

const text = new Texts(new Sentences("fr", houseFr, webFr, gameFr), null, ["Alix", "Béa", "Carl", "Dan"]);
const reckonings: Over["reckonings"] = [];

function over(ranks: number[], winners: number[]): Over {
  return { ranks, winners, scores: ranks, reckonings, reason: "island" };
}

const plain = (sentence: string) => sentence.replaceAll(/[\u00a0\u202f\u2068\u2069]/g, " ").trim();

test("the headline is told from one's own seat", () => {
  const end = over([1, 2, 4, 3], [0]);

  expect(plain(headline(end, 0, text))).toBe("Vous gagnez !");
  expect(plain(headline(end, 1, text))).toBe("Alix gagne, vous êtes deuxième");
  expect(plain(headline(end, 2, text))).toBe("Alix gagne, vous êtes quatrième");
  expect(plain(headline(end, null, text))).toBe("Alix gagne");
});

test("who wins with others wins with them", () => {
  const end = over([1, 2, 3, 4], [0, 1]);

  expect(plain(headline(end, 1, text))).toBe("Vous gagnez, avec Alix !");
  expect(plain(headline(end, 2, text))).toBe("Alix et Béa gagnent, vous êtes troisième");
});

test("the first three stand on the steps, the winner in the middle", () => {
  expect(podium(over([4, 1, 3, 2], [1])).map(({ seat }) => seat)).toEqual([3, 1, 2]);
  expect(podium(over([2, 1], [1])).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a round has the name that the game gives it, and none where nothing is counted", () => {
  expect(plain(roundName(8, text))).toBe("Tour 8");
  expect(roundName(0, text)).toBe("");
});
