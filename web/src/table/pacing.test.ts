import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hurried, leftBy, Pacing, within, type Act, type Beat } from "./pacing";

interface Happening {
  name: string;
  act: Act<string>;
  rate?: number;
}

const pause: Beat<string> = { ms: 100 };

function throwOf(name: string): Happening {
  return { name, act: { first: [{ ms: 600, shows: `${name} rolls` }], then: [pause] } };
}

function cardOf(name: string): Happening {
  return { name, act: { first: [], then: [{ ms: 2000, shows: `card of ${name}` }] } };
}

/** A table that writes down what it sees, and when it is true. */
function table() {
  const seen = {
    stage: null as unknown,
    truths: [] as string[],
    ended: [] as string[],
    heard: [] as string[],
    speed: 1,
  };
  const pacing = new Pacing<Happening>({
    actOf: ({ act }) => act,
    rate: ({ rate }) => rate ?? seen.speed,
    show: (shows) => (seen.stage = shows),
    hear: (sound) => seen.heard.push(sound),
    turn: ({ name }) => seen.truths.push(name),
    end: ({ name }) => seen.ended.push(name),
  });
  return { seen, pacing };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("nothing is true before it has been shown", () => {
  const { seen, pacing } = table();
  pacing.add(throwOf("Ada"));

  expect([seen.stage, seen.truths]).toEqual(["Ada rolls", []]);
  vi.advanceTimersByTime(600);
  expect([seen.stage, seen.truths]).toEqual([null, ["Ada"]]);
});

test("one thing is shown after the other", () => {
  const { seen, pacing } = table();
  pacing.add(throwOf("Ada"));
  pacing.add(throwOf("Bob"));

  vi.advanceTimersByTime(600);
  expect([seen.stage, seen.truths, seen.ended]).toEqual([null, ["Ada"], []]);
  vi.advanceTimersByTime(100);
  expect([seen.stage, seen.ended]).toEqual(["Bob rolls", ["Ada"]]);
});

test("a card stays until the next thing to be looked at, and what follows lets it be read", () => {
  const { seen, pacing } = table();
  pacing.add(cardOf("Ada"));
  expect([seen.stage, seen.truths]).toEqual(["card of Ada", ["Ada"]]);

  vi.advanceTimersByTime(60_000);
  expect(seen.stage).toBe("card of Ada");
  pacing.add({ name: "a small thing", act: { first: [], then: [pause] } });
  expect(seen.stage).toBe("card of Ada");
  vi.advanceTimersByTime(100);
  pacing.add(throwOf("Bob"));

  expect(seen.stage).toBe("Bob rolls");
});

test("whoever does not want to wait skips to the present, and the last card still lies there", () => {
  const { seen, pacing } = table();
  pacing.add(throwOf("Ada"));
  pacing.add(throwOf("Bob"));
  pacing.add(cardOf("Cléo"));

  pacing.skip();

  expect([seen.stage, seen.truths, seen.ended]).toEqual([
    "card of Cléo",
    ["Ada", "Bob", "Cléo"],
    ["Ada", "Bob", "Cléo"],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(seen.truths).toHaveLength(3);
});

test("what is shown can be hastened by one", () => {
  const { seen, pacing } = table();
  pacing.add(throwOf("Ada"));
  pacing.add(throwOf("Bob"));

  pacing.hasten();
  pacing.hasten();

  expect([seen.stage, seen.truths]).toEqual(["Bob rolls", ["Ada"]]);
});

test("at twice the speed it takes half the time, and without any it is over at once", () => {
  const { seen, pacing } = table();
  seen.speed = 0.5;
  pacing.add(throwOf("Ada"));
  vi.advanceTimersByTime(300);
  expect(seen.truths).toEqual(["Ada"]);
  vi.advanceTimersByTime(50);

  seen.speed = 0;
  pacing.add(throwOf("Bob"));
  pacing.add(cardOf("Cléo"));

  expect([seen.stage, seen.truths]).toEqual(["card of Cléo", ["Ada", "Bob", "Cléo"]]);
});

test("what was being shown when the table was laid anew never comes back", () => {
  const { seen, pacing } = table();
  pacing.add(throwOf("Ada"));
  pacing.add(cardOf("Bob"));

  expect(pacing.clear().map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  vi.advanceTimersByTime(60_000);

  expect([seen.stage, seen.truths, pacing.isBusy]).toEqual([null, [], false]);
});

test("however moves, haste and skipping interleave, a stamp lies on its own deal alone", () => {
  // Every deal is stamped before the position turns: a stamp in sight is the stamp of the deal in sight.
  const deals = Array.from({ length: 40 }, (_, place) => `deal ${place}`);
  for (let seed = 1; seed <= 60; seed++) {
    const { seen, pacing } = table();
    let luck = seed;
    const draw = (below: number) => (luck = (luck * 48_271) % 2_147_483_647) % below;
    let open = deals[0]!;
    let shown = 0;
    const check = () => {
      open = deals[seen.truths.length]!;
      if (seen.stage !== null) expect(seen.stage).toBe(`stamp on ${open}`);
    };
    while (seen.truths.length < deals.length - 1) {
      const what = draw(6);
      const name = deals[shown]!;
      if (what < 3 && shown < deals.length - 1) {
        shown += 1;
        pacing.add({
          name,
          act: {
            first: [{ ms: 900, shows: `stamp on ${name}` }],
            then: draw(2) ? [pause] : [],
          },
        });
      } else if (what === 3) vi.advanceTimersByTime(draw(1200));
      else if (what === 4) pacing.hasten();
      else if (draw(4) === 0) pacing.skip();
      else vi.advanceTimersByTime(1);
      check();
    }
    expect(seen.truths).toEqual(deals.slice(0, -1));
    pacing.clear();
  }
});

test("what cannot wait is shown in the time there is, and without a pause after it", () => {
  const act: Act<string> = {
    first: [{ ms: 900, shows: "dice" }, { ms: 300 }],
    then: [{ ms: 2000, shows: "card" }],
  };

  expect(hurried(act, 600)).toEqual({
    first: [{ ms: 450, shows: "dice" }, { ms: 150 }],
    then: [{ ms: 0, shows: "card" }],
  });
  expect(within(act, 5000)).toEqual(act);
});

test("of a move remains what it lays down last, or nothing of what it showed, or what lay there before", () => {
  expect(leftBy({ first: [{ ms: 1, shows: "dice" }], then: [{ ms: 1, shows: "card" }, { ms: 1 }] })).toBe(
    "card",
  );
  expect(leftBy({ first: [{ ms: 1, shows: "dice" }], then: [{ ms: 1 }] })).toBeNull();
  expect(leftBy({ first: [], then: [{ ms: 1 }] })).toBeUndefined();
});

/** Dice that are heard as they roll, and money as it changes hands. */
function purchaseOf(name: string): Happening {
  const rolls: Beat<string> = { ms: 600, shows: `${name} rolls`, sound: "dice" };
  return { name, act: { first: [rolls], then: [pause], sound: "coins" } };
}

test("what is heard falls with what is seen", () => {
  const { seen, pacing } = table();
  pacing.add(purchaseOf("Ada"));

  expect(seen.heard).toEqual(["dice"]);
  vi.advanceTimersByTime(600);
  expect([seen.heard, seen.truths]).toEqual([["dice", "coins"], ["Ada"]]);
});

test("what waits its turn is not heard yet", () => {
  const { seen, pacing } = table();
  pacing.add(throwOf("Ada"));
  pacing.add(purchaseOf("Bob"));

  expect(seen.heard).toEqual([]);
});

test("of what is skipped one sound is heard", () => {
  const { seen, pacing } = table();
  seen.speed = 0;
  pacing.add(purchaseOf("Ada"));
  pacing.add({ name: "Bob", act: { first: [{ ms: 600, sound: "dice" }], then: [] } });

  expect(seen.heard).toEqual(["coins", "dice"]);
});
