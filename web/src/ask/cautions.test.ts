import { expect, test } from "vitest";
import type { Ask, Caution } from "../wire";
import { cautionsOf, concerns, graveOf, isDangerous } from "./cautions";

const RUIN: Caution = { peril: "ruin", clause: "x.y", figures: {}, weight: "grave" };

function ask(verb: string, ...cautions: Caution[]): Ask {
  return { verb, blanks: [], cautions };
}

test("a caution without fillings or an amount is about any filling", () => {
  expect(concerns(RUIN, [])).toBe(true);
  expect(concerns(RUIN, [[3]])).toBe(true);
});

test("a caution about fillings is about no other", () => {
  expect(concerns({ ...RUIN, fillings: [[[1]]] }, [[1]])).toBe(true);
  expect(concerns({ ...RUIN, fillings: [[[1]]] }, [[2]])).toBe(false);
});

test("a caution from an amount on looks at the last blank", () => {
  expect(concerns({ ...RUIN, least: 100 }, [[2], [99]])).toBe(false);
  expect(concerns({ ...RUIN, least: 100 }, [[2], [100]])).toBe(true);
});

test("only what is grave is to be confirmed", () => {
  expect(graveOf([ask("pay", RUIN)], "pay", [])).toBe(RUIN);
  expect(graveOf([ask("pay", { ...RUIN, weight: "risk" })], "pay", [])).toBeUndefined();
  expect(graveOf([ask("pay", RUIN), ask("sell")], "sell", [])).toBeUndefined();
});

test("a note makes nothing dangerous, a risk does", () => {
  expect(isDangerous([ask("work", { ...RUIN, weight: "note" })], "work")).toBe(false);
  expect(isDangerous([ask("roll", { ...RUIN, weight: "risk" })], "roll")).toBe(true);
  expect(cautionsOf([ask("bid", { ...RUIN, least: 5 })], "bid")).toEqual([]);
});
