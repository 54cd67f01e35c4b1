import { expect, test } from "vitest";
import { bonusOf, portfolio, premiumOf } from "./portfolio";
import { nextSigns, priceOf, refundOf, standing } from "./rungs";
import { box, view } from "./samples";

test("a portfolio tells the bonus of each sector, had and to come", () => {
  const [energy, luxury] = portfolio(view({ owner: [0, 0, 1, -1] }), box, 0);

  expect([energy!.shares.length, energy!.bonus, energy!.next]).toEqual([2, 5, 15]);
  expect([luxury!.shares.length, luxury!.bonus, luxury!.next]).toEqual([0, 0, 0]);
});

test("beyond the table the bonus stays at its last figure", () => {
  expect(bonusOf(view({ owner: [0, 0, 0, -1] }), box, 0, 2)).toBe(15);
});

test("the premium is for a sale out of the share’s market, not before the first move", () => {
  expect(premiumOf(view({ pawns: [0, -1, -1] }), box, 0, 0)).toBe(0);
  expect(premiumOf(view({ pawns: [1, -1, -1] }), box, 0, 0)).toBe(20);
  expect(premiumOf(view(), box, 0, 0)).toBe(0);
});

test("rungs are climbed in order, given back at half, and everybody stands somewhere", () => {
  expect(nextSigns(box, 1, 2).map(({ price }) => price)).toEqual([25, 500]);
  expect(priceOf(nextSigns(box, 0, 2))).toBe(35);
  expect(refundOf(box, 2)).toBe(12);
  expect(standing(view({ signs: [0, 2, 2] }), box)).toEqual([[0], [], [1, 2], []]);
});
