import { expect, test } from "vitest";
import type { JoyeuxCombinardsEvent } from "../../wire";
import { lingers, travelTime } from "./pace";
import { Theatre } from "./theatre.svelte";
import { cards, file, plain, propsWith, square, viewWith } from "./testing";
import { verdictWords } from "./verdict-words";
import { lasts, verdict } from "./verdicts";

const [joconde] = cards("joconde") as [number];

const CAUGHT: JoyeuxCombinardsEvent[] = [
  { is: "price-doubted", doubter: 1, buyer: 0 },
  { is: "card-revealed", once: true, buyer: 0, card: joconde, price: 50 },
  { is: "doubt-justified", once: true, doubter: 1, buyer: 0, card: joconde },
  { is: "price-paid", buyer: 0, price: 50 },
];

function said(events: JoyeuxCombinardsEvent[], announced = 0): string[] {
  return verdictWords(propsWith(viewWith()), verdict(events)!, announced).map(plain);
}

test("a lie found out shows the card and both prices", () => {
  expect(verdict(CAUGHT)).toMatchObject({
    is: "doubt-justified",
    good: false,
    against: 1,
    cards: [joconde],
  });
  const real = file.card[joconde]!.price;
  expect(said(CAUGHT, 5)).toEqual([
    `Annoncé 5 M, vrai prix ${real} M.`,
    "Ada paie 50 M, Bob emporte la carte.",
  ]);
});

test("whoever passes customs with declared oil is seen to, once nobody has spoken", () => {
  expect(said([{ is: "customs-silent", once: true, seat: 1 }])).toEqual([
    "Personne ne dit rien : Bob passe avec son pétrole.",
  ]);
});

test("a price that was not heard here is not told", () => {
  expect(said(CAUGHT)).toEqual(["Ada paie 50 M, Bob emporte la carte."]);
});

test("a price that nobody doubts shows no card", () => {
  const events: JoyeuxCombinardsEvent[] = [{ is: "card-bought", buyer: 2, price: 5 }];

  expect(verdict(events)!.cards).toEqual([]);
  expect(said(events)).toEqual(["Personne ne doute : Cléo paie 5 M."]);
});

test("who is caught matters more than what the informer is paid for it", () => {
  const events: JoyeuxCombinardsEvent[] = [
    { is: "player-reported", seat: 1, suspect: 0 },
    { is: "card-checked", seat: 0, card: joconde },
    { is: "card-confiscated", once: true, seat: 0, card: joconde, years: 9 },
    { is: "fine-paid", seat: 0, amount: 50 },
    { is: "reward-rolled", seat: 1, points: 4 },
    { is: "reward-paid", seat: 1, amount: 4 },
  ];

  expect(said(events)).toEqual(["Bob a parlé.", "Ada : 9 années de prison, 50 M d’amende."]);
});

test("a fine that somebody must sell goods for is told in full", () => {
  const events: JoyeuxCombinardsEvent[] = [
    { is: "card-checked", seat: 0, card: joconde },
    { is: "card-confiscated", once: true, seat: 0, card: joconde, years: 9 },
    { is: "cash-wanted", debtor: 0, amount: 50 },
  ];

  expect(said(events)).toEqual(["Ada : 9 années de prison, 50 M d’amende."]);
});

test("an empty pot and an empty hand are not stamped as if money had moved", () => {
  expect(said([{ is: "pot-taken", seat: 0, amount: 0 }])).toEqual(["Ada ne trouve rien dans le pot."]);
  expect(said([{ is: "pot-taken", seat: 0, amount: 7 }])).toEqual(["Ada emporte 7 M."]);
  expect(said([{ is: "customs-fee-paid", seat: 0, amount: 0 }])).toEqual(["Ada n’a pas une carte en main."]);
});

test("a wrong informer is punished with the harmless card in sight", () => {
  const [piano] = cards("piano") as [number];
  const events: JoyeuxCombinardsEvent[] = [
    { is: "player-reported", seat: 1, suspect: 0 },
    { is: "card-checked", seat: 0, card: piano },
    { is: "check-passed", seat: 0 },
    { is: "contempt-punished", seat: 1, years: 3 },
  ];

  expect(verdict(events)).toMatchObject({ is: "contempt-punished", seat: 1, years: 3, cards: [piano] });
});

test("whoever is not told which card was drawn sees its back", () => {
  const events: JoyeuxCombinardsEvent[] = [
    { is: "hand-checked", seat: 0 },
    { is: "check-passed", seat: 0 },
  ];

  expect(verdict(events)).toMatchObject({ is: "check-passed", cards: [], hidden: true });
});

test("whoever denounces wrongly without a million left is not said to have paid", () => {
  expect(said([{ is: "denounced-wrongly", seat: 1, suspect: 0, amount: 0 }])).toEqual([
    "Bob n’a plus rien à donner à Ada.",
  ]);
});

test("nothing is stamped when nothing was decided", () => {
  expect(verdict([{ is: "dice-rolled", seat: 0, white: 3, red: 4 }])).toBeNull();
});

test("others' throws are looked at until the pawn has arrived, and longer if something came out", () => {
  const throwing: JoyeuxCombinardsEvent[] = [
    { is: "dice-rolled", seat: 1, white: 3, red: 4 },
    { is: "pawn-moved", seat: 1, from_square: 0, square: 7 },
  ];

  expect(lingers(throwing)).toBeGreaterThan(travelTime(throwing));
  expect(lingers([...throwing, { is: "agios-paid", seat: 1, amount: 10 }])).toBeGreaterThan(
    lingers(throwing),
  );
  expect(lasts(verdict(CAUGHT)!)).toBeGreaterThan(lasts(verdict([{ is: "tax-paid", seat: 0, amount: 5 }])!));
});

test("without motion what came out is shown at once, and pawns stand where they are", () => {
  const theatre = new Theatre();
  const view = viewWith([], {
    bluff: { buyer: 0, card: null, price: 5, ends: 0, prices: [], forced: false },
  });
  theatre.follow(propsWith(view));
  theatre.follow(propsWith(viewWith([], { squares: [square("impots"), 0, 0] }), { lastEvents: CAUGHT }));

  expect(theatre.busy).toBe(false);
  expect(theatre.announced).toBe(5);
  expect(theatre.verdict?.is).toBe("doubt-justified");

  theatre.follow(propsWith(viewWith(), { lastEvents: [...CAUGHT] }));

  expect(theatre.announced).toBe(0);
});
