import { expect, test } from "vitest";
import type { JoyeuxCombinardsEvent } from "../../wire";
import { leftBy } from "../../table/pacing";
import { act, ROLL_MS } from "./tableau";
import { cards, edition, file, plain, propsWith, square, viewWith } from "./testing";
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

function shown(events: JoyeuxCombinardsEvent[], before = viewWith(), after = before) {
  return act({ before, after, events, me: 0, edition, options: {} });
}

test("dice roll, then the pawn walks square by square, and only then the position is another", () => {
  const [from, to] = [square("depart"), square("achat-camionnette")];
  const { first } = shown(
    [{ is: "dice-rolled", seat: 1, white: 3, red: 1 }],
    viewWith([], { squares: [from, from, from] }),
    viewWith([], { squares: [from, to, from] }),
  );

  expect(first[0]).toMatchObject({ ms: ROLL_MS, shows: { rolling: true, dice: { white: 3, red: 1 } } });
  expect(first.slice(1).map(({ shows }) => shows!.walker!.seat)).toEqual([1, 1, 1, 1]);
  expect(first.at(-1)!.shows!.walker!.square).toBe(to);
});

test("whoever flies is in the air once", () => {
  const { first } = shown(
    [{ is: "flight-taken", seat: 0 } as JoyeuxCombinardsEvent],
    viewWith([], { squares: [0, 0, 0] }),
    viewWith([], { squares: [square("impots"), 0, 0] }),
  );

  expect(first.map(({ shows }) => shows!.walker)).toEqual([
    { seat: 0, square: square("impots"), flies: true },
  ]);
});

test("what came out is looked at before purses change, with the price announced, and stays to be read", () => {
  const bluff = { buyer: 0, card: null, price: 5, ends: 0, prices: [], forced: false };
  const told = shown(CAUGHT, viewWith([], { bluff }), viewWith());

  expect(told.first.at(-1)).toMatchObject({
    ms: lasts(verdict(CAUGHT)!),
    shows: { announced: 5, verdict: { is: "doubt-justified" } },
  });
  expect(leftBy(told)).toMatchObject({ verdict: { is: "doubt-justified" } });
  expect(
    leftBy(shown([{ is: "price-announced", seat: 0 } as unknown as JoyeuxCombinardsEvent])),
  ).toBeUndefined();
});

test("a doubt is looked at longer than a tax", () => {
  expect(lasts(verdict(CAUGHT)!)).toBeGreaterThan(lasts(verdict([{ is: "tax-paid", seat: 0, amount: 5 }])!));
});
