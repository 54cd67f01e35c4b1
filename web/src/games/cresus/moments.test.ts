import { expect, test } from "vitest";
import type { CresusEvent } from "../../wire";
import { lengthOf, momentsOf, type Before } from "./moments";

const CALM: Before = { expert: -1, share: -1, colours: [] };

function tell(events: CresusEvent[], before = CALM) {
  return momentsOf(events, before);
}

test("bids come out together, with what became of them", () => {
  const told = tell(
    [
      { is: "bid-sealed", seat: 1 },
      { is: "bids-revealed", bidders: [0, 1], amounts: [12, 30] },
      { is: "expert-hired", seat: 1, expert: 4, amount: 30 },
    ],
    { ...CALM, expert: 4 },
  );

  expect(told).toEqual([
    {
      is: "bids",
      expert: 4,
      share: -1,
      bidders: [0, 1],
      amounts: [12, 30],
      outcome: { is: "won", seat: 1, amount: 30 },
    },
  ]);
});

test("a tie is told, and a share that was bid for is bought once", () => {
  const tied = tell([
    { is: "auction-called", share: 7 },
    { is: "bids-revealed", bidders: [0, 1], amounts: [9, 9] },
    { is: "bids-tied", bidders: [0, 1], amount: 9 },
  ]);
  const won = tell([
    { is: "auction-called", share: 7 },
    { is: "bids-revealed", bidders: [0, 1], amounts: [9, 8] },
    { is: "share-bought", seat: 0, share: 7, amount: 9 },
    { is: "bonus-paid", seat: 0, sector: 2, amount: 15 },
  ]);

  expect(tied).toMatchObject([{ is: "bids", share: 7, outcome: { is: "tied" } }]);
  expect(won).toMatchObject([{ is: "bids", outcome: { is: "won", seat: 0, amount: 9 } }]);
});

test("a tie that an expert may settle is not over yet", () => {
  const revealed: CresusEvent = { is: "bids-revealed", bidders: [0, 1], amounts: [9, 9] };
  const asked = tell([revealed], { ...CALM, expert: 4 });
  const gone = tell([revealed, { is: "expert-gone", expert: 4 }], { ...CALM, expert: 4 });
  const unsold = tell([revealed, { is: "share-unsold", share: 7 }], { ...CALM, share: 7 });

  expect(asked).toMatchObject([{ is: "bids", outcome: { is: "asked" } }]);
  expect(gone).toMatchObject([{ is: "bids", outcome: { is: "nobody" } }]);
  expect(unsold).toMatchObject([{ is: "bids", outcome: { is: "nobody" } }]);
});

test("an expert who settles a tie is told with what is paid", () => {
  const broken: CresusEvent = { is: "tie-broken", seat: 1, expert: 2 };
  const hired = tell([broken, { is: "expert-hired", seat: 1, expert: 4, amount: 9 }], { ...CALM, expert: 4 });
  const bought = tell([broken, { is: "share-bought", seat: 1, share: 7, amount: 9 }], { ...CALM, share: 7 });

  for (const told of [hired, bought])
    expect(told).toMatchObject([
      { is: "bids", bidders: [1], amounts: [9], outcome: { is: "broken", seat: 1 } },
    ]);
});

test("a purchase at list price is told with its bonus", () => {
  const told = tell([
    { is: "share-bought", seat: 2, share: 3, amount: 45 },
    { is: "bonus-paid", seat: 2, sector: 1, amount: 5 },
  ]);

  expect(told).toEqual([{ is: "bought", seat: 2, share: 3, amount: 45, bonus: 5 }]);
});

test("markets come out, then one card for each market with all it does", () => {
  const told = tell([
    { is: "markets-revealed", markets: [2, 2, 5] },
    { is: "barred-from-buying", seat: 1, market: 2 },
    { is: "fortune-drawn", market: 2, card: 8 },
    { is: "fortune-paid", seat: 0, amount: 4 },
    { is: "fortune-paid", seat: 1, amount: 4 },
    { is: "fortune-drawn", market: 5, card: 1 },
    { is: "card-kept", seat: 2, card: 1 },
  ]);

  expect(told.map(({ is }) => is)).toEqual(["markets", "fortunes"]);
  expect(told[0]).toMatchObject({ barred: [1] });
  expect(told[1]).toMatchObject({
    draws: [
      { market: 2, effects: [{ seat: 0, amount: -4 }, { seat: 1 }] },
      { market: 5, effects: [{ seat: 2, is: "kept" }] },
    ],
  });
  expect(lengthOf(told[1]!)).toBeGreaterThan(lengthOf({ is: "fortunes", draws: [] }));
});

test("a sale remembers the dice that lay there", () => {
  const [sold] = tell([{ is: "share-sold", seat: 0, share: 1, alike: 3, amount: 65, premium: 15 }], {
    ...CALM,
    colours: [0, 0, 0, 1, 2, 3],
  });

  expect(sold).toMatchObject({ is: "sold", colours: [0, 0, 0, 1, 2, 3], amount: 65 });
});

test("all who climb are shown together, and the island last", () => {
  const told = tell([
    { is: "signs-bought", seat: 0, signs: [0, 1], amount: 30 },
    { is: "signs-bought", seat: 2, signs: [9], amount: 500 },
    { is: "island-bought", seat: 2 },
    { is: "round-begun", round: 2 },
  ]);

  expect(told).toMatchObject([{ is: "signs", climbs: [{ seat: 0 }, { seat: 2 }], islands: [2] }]);
});
