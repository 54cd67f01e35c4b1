import { expect, test } from "vitest";
import type { CresusEvent, CresusView } from "../../wire";
import { leftBy } from "../../table/pacing";
import type { Move } from "../module";
import { view } from "./samples";
import { act } from "./tableau";

function shown(events: CresusEvent[], before: CresusView = view(), after: CresusView = view()) {
  return act({ before, after, events, me: 0 } as Move<"cresus">);
}

const REVEALED: CresusEvent = { is: "bids-revealed", bidders: [0, 1], amounts: [12, 30] };

test("envelopes lie closed, then open together, and a line about them stays", () => {
  const told = shown([REVEALED]);

  expect(told.first.map(({ shows }) => [shows!.moment!.is, shows!.open])).toEqual([
    ["bids", false],
    ["bids", true],
  ]);
  expect(leftBy(told)).toMatchObject({ moment: null, recent: { is: "bids" } });
});

test("Crésus cards turn over one after another", () => {
  const { first } = shown([
    { is: "fortune-drawn", market: 0, card: 0 },
    { is: "fortune-drawn", market: 1, card: 0 },
  ]);

  expect(first.flatMap(({ shows }) => (shows ? [shows.turned] : []))).toEqual([0, 1, 2]);
});

test("what I bought I know; what another buys is shown", () => {
  const bought = (seat: number): CresusEvent => ({ is: "share-bought", seat, share: 1, amount: 40 });

  expect(shown([bought(0)]).first).toEqual([]);
  expect(shown([bought(1)]).first).toHaveLength(2);
});

test("only dice that changed roll, and then none does", () => {
  const dice = (colours: number[]) => view({ dice: { colours } as unknown as CresusView["dice"] });
  const thrown: CresusEvent = { is: "dice-thrown", seat: 1, colours: [0, 4, 2], left: 1 };
  const told = shown([thrown], dice([0, 1, 1]), dice([0, 4, 2]));

  expect(told.then[0]!.shows!.rolling).toEqual([1, 2]);
  expect(leftBy(told)).toBeNull();
});

test("a line stands until something else begins", () => {
  expect(leftBy(shown([{ is: "bid-sealed", seat: 1 }]))).toBeUndefined();
  expect(leftBy(shown([{ is: "round-begun", round: 2 } as CresusEvent]))).toBeNull();
});
