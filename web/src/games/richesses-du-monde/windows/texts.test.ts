import { expect, test } from "vitest";
import { edition as small } from "../../../testing/samples";
import { Sentences, type Language } from "../../../texts/sentences";
import { Texts } from "../../../texts/texts";
import type { ConsentView, EditionInfo } from "../../../wire";
import moduleFr from "../texts/fr.ftl?raw";
import { view } from "./samples";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import { wishInWords } from "./wishes";

const windowTexts = { fr, en };

const edition: EditionInfo = {
  ...small,
  names: { fr: { product: ["Or", "Thé"], title: ["Or – France"] } },
};

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}

function wish(verb: string, filling: number[][]): string {
  const text = new Texts(new Sentences("fr", windowTexts.fr), edition, ["Ada", "Bob", "Cléo"]);
  const consent: ConsentView = { seat: 0, verb, filling, agreed: [], ends: 0 };
  return wishInWords({ text, view: view() }, consent).replaceAll("\u00a0", " ");
}

test("every sentence is there once in both languages", () => {
  expect(keys(windowTexts.en)).toEqual(keys(windowTexts.fr));
  expect(new Set(keys(windowTexts.fr)).size).toBe(keys(windowTexts.fr).length);
});

test("no sentence of the windows hides one of the board", () => {
  expect(keys(windowTexts.fr).filter((key) => keys(moduleFr).includes(key))).toEqual([]);
});

test("what a partner wishes is said in words", () => {
  expect(wish("buy-title", [[0]])).toBe("Acheter Or – France");
  expect(wish("put-on-sale", [[1], [4_500_000]])).toBe("Mettre en vente : Thé, au prix de 4,5 M€");
  expect(wish("propose-exchange", [[1], [0], [1], [-2_000_000]])).toBe(
    "Échanger Or contre Thé et 2 M€ en retour (avec Bob)",
  );
  expect(wish("counter-offer", [[0], [1], [0]])).toBe("Répondre : Or contre Thé");
  expect(wish("propose-association", [[1, 2]])).toBe("S’associer avec Bob et Cléo");
});

test("every common decision of partners has its words", () => {
  const bare = ["buy-joker", "use-joker", "sell", "agree"];
  const sentences = (["fr", "en"] as Language[]).map((lang) => new Sentences(lang, windowTexts[lang]));

  expect(bare.filter((verb) => !sentences.every((said) => said.has(`rdm-wish-${verb}`)))).toEqual([]);
});
