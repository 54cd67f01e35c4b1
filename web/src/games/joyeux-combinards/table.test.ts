import { expect, test } from "vitest";
import type { JoyeuxCombinardsEvent } from "../../wire";
import type { Ask } from "./props";
import { announcement } from "./announcement";
import { boardText } from "./board-text";
import { contentsOf } from "./contents";
import { counter } from "./counter";
import { drawn, facts, label, primary, scoreOf } from "./facts";
import { emptyHand, reachOf, sorted } from "./hand";
import { forgotten } from "./journal";
import { remembered } from "./memory";
import { moveTo } from "./moves";
import { options } from "./options";
import { cards, edition, number, plain, propsWith, square, viewWith } from "./testing";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import { openWindow } from "./windows/windows";

function ask(verb: Extract<Ask, { blanks: [] }>["verb"]): Ask {
  return { verb, blanks: [] };
}

function askCards(verb: "sell-oil" | "hand-in", choices: number[], most: number): Ask {
  return { verb, blanks: [{ is: "some-of", name: "cards", choices, least: 1, most }] };
}

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}

test("every sentence is there once in both languages", () => {
  expect(keys(en)).toEqual(keys(fr));
  expect(new Set(keys(fr)).size).toBe(keys(fr).length);
});

test("everybody's cash, record and number of cards are told, and who is out", () => {
  const view = viewWith([], {
    years: [0, 3, 24],
    fallen: [2],
    locked_up: [2],
    playing: [true, true, false],
    scores: [100, 70, 0],
  });
  const [ada, bob, cleo] = facts(propsWith(view));

  expect(ada!.facts.map(({ value }) => plain(value))).toEqual(["100 M", "vierge", "6"]);
  expect(plain(bob!.facts[1]!.value)).toBe("3 ans");
  expect(cleo).toMatchObject({ out: true, note: "sous les verrous" });
  expect(scoreOf(propsWith(view))).toEqual([100, 70, 0]);
});

test("the board is told in sentences, with my own cards only", () => {
  const said = boardText(propsWith(viewWith(cards("piano")))).map(plain);

  expect(said.filter((line) => line.startsWith("Piano à queue"))).toHaveLength(1);
  expect(said.some((line) => line.startsWith("Joconde"))).toBe(false);
  expect(said).toContain("Bob : Départ, 100 M, casier vierge, 6 cartes.");
  expect(said.length).toBeGreaterThan(74);
});

test("a hand keeps oil, contraband and honest goods apart", () => {
  const hand = cards("boutons", "piano", "joconde", "tanker");

  expect(sorted(contentsOf({ edition }), hand)).toEqual(
    ["tanker", "joconde", "piano", "boutons"].map((id) => number("card", id)),
  );
});

test("an empty hand says whether one is still in the game", () => {
  const out = propsWith(viewWith([], { playing: [false, true, true], fallen: [0] }));

  expect(emptyHand(propsWith(viewWith()))).toBe("Plus une marchandise en main.");
  expect(emptyHand(out)).toMatch(/^Vous êtes hors jeu/);
  expect(emptyHand({ ...out, me: null })).toMatch(/^Chacun garde/);
});

test("a place is here, within reach, or neither", () => {
  const view = viewWith([], { squares: [square("puces-1"), 0, 0], reach: [square("singes-1")] });
  const near = (id: string) => reachOf(propsWith(view), number("place", id));

  expect([near("puces"), near("trois-singes"), near("casino")]).toEqual(["here", "reach", ""]);
});

test("at a fork both ways can be clicked on the board", () => {
  const fork = { enter: square("stop-corniche"), stay: square("impots") };
  const view = viewWith([], {
    stage: "fork",
    to_walk: 5,
    squares: [square("achat-camionnette"), 0, 0],
    fork,
  });
  const props = propsWith(view, { asks: [ask("enter-circuit"), ask("stay-inside")] });

  expect(moveTo(props).get(square("stop-corniche"))?.verb).toBe("enter-circuit");
  expect(moveTo(props).get(square("impots"))?.verb).toBe("stay-inside");
  expect(options(props).ways.map(({ note }) => note)).toEqual([
    "STOP de la Corniche",
    "Impôts sur les petites affaires",
  ]);
});

test("the other airports can be clicked", () => {
  const brumes = [square("aeroport-brumes")];
  const fly: Ask = { verb: "fly-to", blanks: [{ is: "one-of", name: "square", choices: brumes }] };
  const asks = [fly, ask("move-on")];
  const props = propsWith(viewWith([], { stage: "airport", squares: [square("aeroport-manche"), 0, 0] }), {
    asks,
  });

  expect(moveTo(props).get(square("aeroport-brumes"))?.filling).toEqual([[square("aeroport-brumes")]]);
  expect(options(props).ways.at(-1)).toMatchObject({ verb: "move-on", quiet: true });
});

test("an announcement says what believing and doubting bring, and warns who cannot pay the truth", () => {
  const [joconde] = cards("joconde") as [number];
  const said = (lie: boolean, ruins: boolean) => {
    const bluff = {
      buyer: 0,
      card: joconde,
      price: 0,
      ends: 0,
      prices: [{ price: 5, lie, ruins }],
      forced: false,
    };
    return announcement(propsWith(viewWith([], { bluff })), bluff, 5);
  };

  expect(said(false, false)).toMatchObject({ price: 5, lie: false, ruin: "" });
  expect(plain(said(false, false).doubted)).toMatch(/10 M pour vous/);
  expect(said(true, false)).toMatchObject({ lie: true, ruin: "" });
  expect(plain(said(true, false).doubted)).toBe("Si l’on doute : vous payez 50 M et perdez la carte.");
  expect(plain(said(true, true).ruin)).toBe("Vous n’avez que 100 M : démasqué, vous êtes hors jeu !");
});

test("a counter adds up what is picked", () => {
  const hand = cards("tanker", "kerosene", "piano");
  const [kerosene, tanker] = [number("card", "kerosene"), number("card", "tanker")];
  const asks = [askCards("sell-oil", [kerosene, tanker], 2), ask("move-on")];
  const [low, high] = [70, 90];
  const prices = new Map([
    [kerosene, low],
    [tanker, high],
  ]);
  const sold = { brings: hand.map((card) => prices.get(card) ?? 0), most: null };
  const view = viewWith(hand, {
    stage: "refinery",
    squares: [square("raffinerie-cap"), 0, 0],
    counter: sold,
  });
  const props = propsWith(view, { asks });

  expect(counter(props, []).ready).toBe(false);
  expect(plain(counter(props, [tanker]).button)).toBe(`Vendre ce pétrole : ${high} M`);
  expect(plain(counter(props, [kerosene, tanker]).button)).toBe(`Vendre ces 2 cartes : ${low + high} M`);
});

test("no more years are promised than there are on the record", () => {
  const [piano] = cards("piano") as [number];
  const asks = [askCards("hand-in", [piano], 3), ask("move-on")];
  const handing = (most: number) =>
    plain(
      counter(propsWith(viewWith([piano], { stage: "police", counter: { brings: [5], most } }), { asks }), [
        piano,
      ]).button,
    );
  const rewards = propsWith(viewWith([], { stage: "reward", reward: 5, remission: 2 }), {
    asks: [ask("take-money"), ask("take-remission")],
  });

  expect(handing(20)).toBe("Donner contre 5 ans de remise");
  expect(handing(1)).toBe("Donner contre 1 an de remise");
  expect(handing(0)).toBe("Donner pour rien : casier vierge");
  expect(options(rewards).ways.map(({ title }) => plain(title))).toEqual(["Effacer 2 ans", "Prendre 5 M"]);
});

test("who has nothing to sell is asked all the same, and so are the others in the dark", () => {
  const view = viewWith([], { stage: "sale", squares: [square("casse-1"), 0, 0] });

  expect(openWindow(propsWith(view, { asks: [ask("move-on")] }))).toBe("counter");
  expect(openWindow(propsWith(view, { me: 1 }))).toBe("watch");
});

test("what is said in a hurry lies under the thumb, and passing by says what it passes", () => {
  const doubting = [ask("doubt"), ask("let-pass")];
  const laptop = propsWith(viewWith([], { stage: "doubt" }), { asks: doubting });
  const phone = { ...laptop, layout: "phone" as const };

  expect(drawn(doubting[0]!, laptop)).toBe(true);
  expect(drawn(doubting[0]!, phone)).toBe(false);
  expect(primary(phone)).toBe("doubt");
  expect(label(doubting[1]!, phone)).toBe("Laisser passer");
  expect(label(ask("move-on"), propsWith(viewWith([], { stage: "police" })))).toBe("Passer en saluant");
});

test("an open memory says who holds what was shown, and what was pledged", () => {
  const holders = Array.from({ length: 62 }, () => null as number | null);
  const [tanker, piano] = [number("card", "tanker"), number("card", "piano")];
  holders[tanker] = 1;
  holders[piano] = -1;
  const found = remembered(propsWith(viewWith([], { memory: { holders, pledged: [tanker] } })));

  expect(found.map(({ seat }) => seat)).toEqual([1, -1]);
  expect(found[0]!.cards).toEqual([{ number: tanker, goods: "oil", pledged: true }]);
});

test("the journal forgets who declared what after a round, unless the screen may recall it", () => {
  const declared: JoyeuxCombinardsEvent = {
    is: "oil-declared",
    once: true,
    seat: 0,
    cards: cards("tanker"),
    amount: 10,
  };
  const sold: JoyeuxCombinardsEvent = {
    is: "oil-sold",
    once: true,
    seller: 0,
    cards: cards("kerosene"),
    amount: 10,
  };
  const throws = (count: number): JoyeuxCombinardsEvent[] =>
    Array.from({ length: count }, (_, seat) => ({ is: "dice-rolled", seat, white: 1, red: 2 }));
  const log = (events: JoyeuxCombinardsEvent[]) =>
    events.map((event, number) => ({ number, seat: 0, at: 0, events: [event] }));
  const round = log([...throws(1), declared, sold, ...throws(3)]);

  expect(forgotten(log([...throws(1), declared, sold, ...throws(2)]), propsWith(viewWith()))).toEqual([]);
  expect(forgotten(round, propsWith(viewWith()))).toEqual([sold, declared]);
  expect(forgotten(round, propsWith(viewWith([], { memory: { holders: [], pledged: [] } })))).toEqual([]);
  expect(forgotten(round, propsWith(viewWith([], { turn: -1, stage: "over" })))).toEqual([]);
});
