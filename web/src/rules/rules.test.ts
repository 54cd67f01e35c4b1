import { expect, test } from "vitest";
import type { ClauseInfo } from "../wire";
import { byChapter, reading } from "./chapters";
import { speaksOf } from "./search";
import { bySource } from "./sources";

function clause(id: string, says = "", origin: ClauseInfo["origin"] = "booklet"): ClauseInfo {
  return { id, chapter: "", says, origin, note: "" };
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

test("a chapter is read as the booklet tells it; what it leaves open, and what a table may choose, stand apart", () => {
  const clauses = [
    clause("cdm.turn.a"),
    clause("cdm.turn.b", "", "ruling"),
    clause("cdm.turn.c"),
    clause("cdm.turn.d", "", "option"),
  ];

  const read = reading({ id: "cdm-turn", clauses });

  expect(read.paragraphs).toEqual([[clauses[0], clauses[2]]]);
  expect(read.finer).toEqual([clauses[1]]);
  expect(read.options).toEqual([clauses[3]]);
});

test("a chapter the booklet does not have is told in the words of the house", () => {
  const clauses = [clause("cdm.cash.a", "", "ruling"), clause("cdm.cash.b", "", "ruling")];

  expect(reading({ id: "cdm-cash", clauses })).toEqual({ paragraphs: [clauses], finer: [], options: [] });
});

test("a paragraph that has grown long is followed by another", () => {
  const long = clause("cdm.turn.a", "m".repeat(400));
  const next = clause("cdm.turn.b");

  expect(reading({ id: "cdm-turn", clauses: [long, next] }).paragraphs).toEqual([[long], [next]]);
});
