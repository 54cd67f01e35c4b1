import { expect, test } from "vitest";
import type { ClauseInfo } from "../wire";
import { byChapter, speaksOf } from "./search";
import { bySource } from "./sources";

function clause(id: string, says = ""): ClauseInfo {
  return { id, chapter: "", says, origin: "booklet", note: "" };
}

test("a search does not mind accents, case or apostrophes", () => {
  const island = clause("cdm.islands.alone", "Une île n’a pas de voisin.");

  expect(speaksOf(island, "ILE n'a")).toBe(true);
  expect(speaksOf(island, "ile voisine")).toBe(false);
});

test("clauses stand in their chapters, in order", () => {
  const chapters = byChapter([clause("cdm.turn.a"), clause("cdm.turn.b"), clause("table.game-over")]);

  expect(chapters.map((chapter) => chapter.id)).toEqual(["cdm-turn", "table"]);
});

test("entries of one source are named together", () => {
  expect(bySource(["a", "b", "a"], ["X", "Y", "Z"])).toEqual([
    { source: "a", names: ["X", "Z"] },
    { source: "b", names: ["Y"] },
  ]);
});
