import { expect, test } from "vitest";
import { broken } from "./share";

test("what is written is broken between words, and never within one", () => {
  const short = (line: string) => line.length <= 12;

  expect(broken("Alix gagne, vous êtes deuxième", short)).toEqual(["Alix gagne,", "vous êtes", "deuxième"]);
  expect(broken("anticonstitutionnellement", short)).toEqual(["anticonstitutionnellement"]);
});
