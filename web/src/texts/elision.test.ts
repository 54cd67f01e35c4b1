import { expect, it } from "vitest";
import cases from "../../../tests/texts/elision.json";
import { elide } from "./elision";
import { Sentences } from "./sentences";

it.each(cases)("puts « %s » and « %s » together as « %s »", (word, name, together) => {
  expect(elide(word!, name!)).toBe(together);
});

it("elides the name that a sentence is given", () => {
  const sentences = new Sentences("fr", 'turn = Au tour { ELIDE("de", $player) }');

  expect(sentences.say("turn", { player: "Alix" })).toBe("Au tour d’Alix");
  expect(sentences.say("turn", { player: "Béa" })).toBe("Au tour de Béa");
});
