import { expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { freshOrder, isFixed, newTable, PACES, quickSeats, valueOf } from "./order";

const game: GameInfo = {
  name: "small",
  titles: { fr: "Petit", en: "Small" },
  least_seats: 3,
  most_seats: 6,
  prefix: "s",
  options: [
    {
      name: "match",
      clause: "s.match",
      default: "one",
      choices: ["one", "two"],
      low: 0,
      high: 1,
      over_days: "",
    },
  ],
  editions: [{ id: "first", titles: {}, hash: "" }],
  bots: ["easy", "middle", "hard"],
  opponent: "middle",
  cast: [],
  lid: { minutes: 0, difficulty: 0, begin_here: false, chief: [] },
  lesson: null,
  habits: [],
  by_hand: [],
  primer: false,
  practice: 0,
  tags: {},
};

test("one plays at once against three bots, the liveliest", () => {
  expect(quickSeats(game, "Ada").map((seat) => seat.player)).toEqual(["me", "bot", "bot", "bot"]);
  expect(quickSeats(game, "Ada")[1]!.bot).toBe("middle");
  expect(quickSeats({ ...game, most_seats: 2, least_seats: 2 }, "Ada")).toHaveLength(2);
});

test("only options that differ from their defaults are sent", () => {
  const order = freshOrder(game, "Ada", "fr");

  expect(newTable(game, order).options).toEqual({});
  expect(newTable(game, { ...order, options: { match: "two" } }).options).toEqual({ match: "two" });
});

test("an option that cannot be chosen over days shows the value it has there", () => {
  const option = { ...game.options[0]!, over_days: "two" };
  const live = freshOrder(game, "Ada", "fr");
  const slow = { ...live, pace: PACES.days };

  expect([isFixed(option, live), valueOf(option, live)]).toEqual([false, "one"]);
  expect([isFixed(option, slow), valueOf(option, slow)]).toEqual([true, "two"]);
  expect(isFixed(game.options[0]!, slow)).toBe(false);
});

test("a table that goes on from a position takes its options from there", () => {
  const order = {
    ...freshOrder(game, "Ada", "fr"),
    options: { match: "two" },
    from: { key: "k", number: 7 },
  };

  expect(newTable(game, order)).toMatchObject({
    options: {},
    edition: "",
    start_from: { key: "k", number: 7 },
  });
});
