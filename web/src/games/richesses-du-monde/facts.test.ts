import { expect, test } from "vitest";
import type { Ask } from "./props";
import { facts, label, scoreOf } from "./facts";
import { propsWith, viewWith } from "./testing";

const values = (seat: number, of: ReturnType<typeof facts>) => of[seat]!.facts.map(({ value }) => value);

test("everybody's titles, paying trusts and Tours are told, cash only to its owner", () => {
  const view = viewWith(
    { "petrole-russie": 0, "argent-mexique": 1 },
    { tours: [2, 0, 0], jokers: [0, 1, 0], worth: [7_200_000, 3_500_000, 0] },
  );
  const told = facts(propsWith(view));

  expect(values(0, told)).toEqual(["7,2 M€", "66 M€", "1", "2"]);
  expect(values(1, told)).toEqual(["3,5 M€", "0", "0", "1"]);
});

test("instalments still to come are told", () => {
  const view = viewWith({}, { to_come: [[], [4_000_000, 6_000_000], []] });

  expect(values(1, facts(propsWith(view))).at(-1)).toBe("10 M€");
});

test("partners show the same titles and each other's name", () => {
  const worth = [0, 7_200_000, 7_200_000];
  const view = viewWith({ "petrole-russie": 1 }, { side_of: [0, 1, 1], playing: [true, true, false], worth });
  const told = facts(propsWith(view));

  expect([told[1]!.note, told[2]!.note]).toEqual(["avec Cléo", "avec Bob"]);
  expect(values(2, told)[0]).toBe("7,2 M€");
});

test("the bankrupt are out", () => {
  const view = viewWith({}, { playing: [true, false, true], fallen: [1] });

  expect(facts(propsWith(view))[1]).toMatchObject({ out: true, note: "en faillite", facts: [] });
});

test("what counts is what the house says", () => {
  const scores = [17_200_000, 17_200_000, 3_500_000];

  expect(scoreOf(propsWith(viewWith({}, { scores })))).toEqual(scores);
});

test("the claim's button says what is due to me", () => {
  const claims = {
    debtor: 1,
    product: 0,
    owners: [2, 0],
    percents: [35, 55],
    dues: [900_000, 4_500_000],
    owed: 0,
    claimed: [],
    waived: [],
    forgotten: [],
    ends: 0,
  };
  const claim: Ask = { verb: "claim-royalty", blanks: [] };

  expect(label(claim, propsWith(viewWith({}, { claims })))).toBe("Réclamer 4,5 M€");
});
