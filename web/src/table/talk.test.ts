import { expect, test } from "vitest";
import type { ChatLine } from "../wire";
import { heard, lastRemark } from "./talk";

const person: ChatLine = { seat: 0, at: 1, text: "Bonjour" };
const remark: ChatLine = { seat: 1, at: 2, text: "", spoken: { key: "voice-dry-greets-1", number: 7 } };

test("a remark waits until the move of which it speaks is shown", () => {
  expect(heard([person, remark], 6, true)).toEqual([person]);
  expect(heard([person, remark], 7, true)).toEqual([person, remark]);
  expect(heard([person, remark], null, true)).toEqual([person, remark]);
});

test("whoever wants quiet hears people alone", () => {
  expect(heard([person, remark], 9, false)).toEqual([person]);
});

test("a bubble is shown for what was said last", () => {
  expect(lastRemark([person, remark])).toBe(remark);
  expect(lastRemark([remark, person])).toBeNull();
  expect(lastRemark([])).toBeNull();
});
