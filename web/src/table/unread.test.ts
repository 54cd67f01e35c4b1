import { expect, test } from "vitest";
import type { ChatLine, LogEntry } from "../wire";
import { Unread } from "./unread.svelte";

const line = (at: number, seat: number | null = 1): ChatLine => ({ seat, at, text: "…" });
const entry = (number: number, events = [{ is: "rolled" }]): LogEntry => ({ number, seat: 0, at: 0, events });

test("what was there before one came is not news", () => {
  const unread = new Unread();
  unread.open([line(1), line(2)], [entry(7)]);

  expect([unread.chat([line(1), line(2)], 0), unread.log([entry(7)])]).toEqual([0, 0]);
});

test("what others say since one last looked counts, one's own words do not", () => {
  const unread = new Unread();
  unread.open([], []);
  const chat = [line(3), line(4, 0), line(5, null)];

  expect(unread.chat(chat, 0)).toBe(2);
  unread.readChat(chat);
  expect(unread.chat([...chat, line(6)], 0)).toBe(1);
});

test("coming back to the table makes nothing new", () => {
  const unread = new Unread();
  unread.open([line(1)], [entry(1)]);
  unread.open([line(1), line(2)], [entry(1), entry(2)]);

  expect([unread.chat([line(1), line(2)], 0), unread.log([entry(1), entry(2), entry(3, [])])]).toEqual([
    1, 1,
  ]);
});
