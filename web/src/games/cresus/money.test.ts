import { expect, test } from "vitest";
import { Sentences } from "../../texts/sentences";
import { Texts } from "../../texts/texts";
import { chance, signed, sum } from "./money";

const [fr, en] = (["fr", "en"] as const).map((lang) => new Texts(new Sentences(lang), null, [])) as [
  Texts,
  Texts,
];
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, " ");

test("sums are told in millions, with their sign where it matters", () => {
  expect(plain(sum(fr, 45))).toBe("45 M");
  expect(sum(en, 45)).toBe("45M");
  expect(plain(sum(fr, 1234))).toBe("1 234 M");
  expect([plain(signed(fr, 15)), plain(signed(fr, -4)), plain(signed(fr, 0))]).toEqual([
    "+15 M",
    "−4 M",
    "0 M",
  ]);
});

test("chances are short: no digit after the point from ten percent on", () => {
  expect([269_000, 48_000, 100, 0, 1_000_000].map((part) => plain(chance(fr, part)))).toEqual([
    "27 %",
    "4,8 %",
    "≈ 0 %",
    "0 %",
    "100 %",
  ]);
  expect(chance(en, 48_000)).toBe("4.8%");
});
