import { expect, test } from "vitest";
import gameEn from "../../../src/ludotheque/games/richesses_du_monde/texts/en.ftl?raw";
import gameFr from "../../../src/ludotheque/games/richesses_du_monde/texts/fr.ftl?raw";
import houseEn from "../../../src/ludotheque/texts/en.ftl?raw";
import houseFr from "../../../src/ludotheque/texts/fr.ftl?raw";
import type { EditionInfo } from "../wire";
import { Sentences, type Language } from "./sentences";
import { Texts } from "./texts";

const sources: Record<Language, string[]> = { fr: [houseFr, gameFr], en: [houseEn, gameEn] };
const edition: EditionInfo = {
  id: "small",
  game: "richesses-du-monde",
  hash: "0",
  titles: { fr: "Petite", en: "Small" },
  source: "made up",
  ids: {},
  names: {
    fr: { product: ["Pétrole", "Riz"], square: ["Départ", "France"] },
    en: { product: ["Oil", "Rice"], square: ["Start", "France"] },
  },
  sources: {},
  entries: {},
};

function texts(lang: Language): Texts {
  return new Texts(new Sentences(lang, ...sources[lang]), edition, ["Ada", "Bob"]);
}

function plain(sentence: string): string {
  return sentence.replaceAll(/[\u00a0\u202f]/g, " ");
}

test.each([
  [0, "0 €", "€0"],
  [350_000, "350 000 €", "€350,000"],
  [950_000, "950 000 €", "€950,000"],
  [1_000_000, "1 M€", "€1M"],
  [4_500_000, "4,5 M€", "€4.5M"],
  [1_050_000, "1,05 M€", "€1.05M"],
  [200_000_000, "200 M€", "€200M"],
  [-350_000, "−350 000 €", "−€350,000"],
  [-4_500_000, "−4,5 M€", "−€4.5M"],
])("%i is written as its language writes it", (amount, french, english) => {
  expect(plain(texts("fr").value("amount", amount))).toBe(french);
  expect(texts("en").value("amount", amount)).toBe(english);
});

test("a game that does not say how it writes money has plain numbers", () => {
  const house = new Texts(new Sentences("en", houseEn), null, ["Ada"]);

  expect(house.value("amount", 4_500_000)).toBe("4,500,000");
  expect(house.value("score", 12)).toBe("12");
});

test("scores are money where the game says so", () => {
  const event = { is: "game-ended", winners: [1], scores: [4_500_000, 61_000_000] };

  expect(texts("en").value("score", 61_000_000)).toBe("€61M");
  expect(plain(texts("fr").event(event))).toBe("Bob gagne la partie. Bilan : Ada 4,5 M€ et Bob 61 M€.");
});

test("a longer word counts what its last part counts", () => {
  expect(texts("fr").value("from_square", 1)).toBe("France");
  expect(texts("fr").values("given_products", [0, 1])).toBe("Pétrole et Riz");
  expect(texts("fr").names("wanted_product")).toEqual(["Pétrole", "Riz"]);
});

test("a balance is paid on top, asked on top, or not there", () => {
  const proposed = (balance: number) => {
    const products = { given_products: [0], wanted_products: [1] };
    return plain(
      texts("fr").event({ is: "exchange-proposed", proposer: 0, partner: 1, ...products, balance }),
    );
  };

  expect(proposed(500_000)).toBe("Ada propose à Bob : Pétrole, plus 500 000 €, contre Riz.");
  expect(proposed(-500_000)).toBe("Ada propose à Bob : Pétrole contre Riz, et demande 500 000 € en plus.");
  expect(proposed(0)).toBe("Ada propose à Bob : Pétrole contre Riz.");
});
