import { describe, expect, it } from "vitest";
import type { Ask } from "./props";
import { plain } from "../../testing/plain";
import { boardText } from "./board-text";
import { drawn, facts, primary, scoreOf } from "./facts";
import { Journey } from "./journey.svelte";
import { Looks } from "./looks.svelte";
import { moments } from "./moments";
import { leadsOn, modes, targets } from "./targets";
import { file, props, region, town, travelTo, viewWith } from "./testing";
import { betOf, pickFace } from "./windows/bets";
import { openWindow } from "./windows/windows";

const reach = [
  { mode: 2, points: [town("melun"), town("sens")], amount: 10, goes_on: true },
  { mode: 0, points: [town("melun")], amount: 0, goes_on: false },
];
const asks: Ask[] = [
  travelTo("drive-to", "melun"),
  travelTo("walk-to", "melun"),
  { verb: "stay-put", blanks: [] },
];

describe("towns that may be pressed", () => {
  it("are those that the chosen way of travelling leads to", () => {
    const table = props(viewWith({ reach }), asks);
    expect(modes(table)).toEqual([2, 0]);
    expect([...targets(table, 2).keys()]).toEqual([town("sens")]);
    expect(targets(table, 2).get(town("sens"))).toMatchObject({ amount: 10, verb: "drive-to" });
  });

  it("are named ones where a town is asked for", () => {
    const table = props(viewWith(), [travelTo("displace", "sens", "melun")]);
    expect([...targets(table, null).values()].map(({ verb }) => verb)).toEqual(["displace", "displace"]);
  });

  it("may be passed by where the move can go on from there", () => {
    const next = { mode: 1, points: [town("melun")], amount: 0, goes_on: true };
    const target = { town: town("melun"), way: next, verb: "cycle-to", amount: 0 } as const;
    expect(leadsOn(target)).toBe(true);
    expect(leadsOn({ ...target, way: { ...next, goes_on: false } })).toBe(false);
    expect(leadsOn({ ...target, way: { ...next, points: [town("melun"), town("sens")] } })).toBe(false);
  });

  it("are none while nothing is asked of me", () => {
    expect(targets(props(viewWith({ reach })), 2).size).toBe(0);
  });
});

describe("a journey", () => {
  it("asks for one section after the other, then to stop", () => {
    const journey = new Journey();
    const sent: [string, number[][]][] = [];
    const act = (verb: string, filling: number[][]) => sent.push([verb, filling]);
    const on = (left: string, more: Ask[] = []) =>
      props(
        viewWith({ travel: { seat: 0, mode: 2, left: 2, passed: [town("paris")] } }),
        [travelTo("drive-to", left), ...more],
        { act },
      );
    journey.begin(props(viewWith({ reach }), asks, { act }), reach[0]!);
    journey.goOn(on("sens"));
    journey.goOn(on("troyes", [{ verb: "stop-here", blanks: [] }]));
    expect(sent).toEqual([
      ["drive-to", [[town("melun")]]],
      ["drive-to", [[town("sens")]]],
      ["stop-here", []],
    ]);
    expect(journey.isOn).toBe(false);
  });

  it("ends when it is refused, and when it is interrupted", () => {
    const journey = new Journey();
    const table = props(viewWith({ reach }), asks);
    journey.begin(table, reach[0]!);
    journey.goOn(table);
    expect(journey.isOn).toBe(false);
    journey.begin(table, reach[0]!);
    journey.goOn(props(viewWith({ turn: 1 }), []));
    expect(journey.isOn).toBe(false);
  });
});

describe("moments", () => {
  it("come in the order of what happened, a match as one", () => {
    const found = moments([
      { is: "section-taken", seat: 0, mode: 2, town: 3, amount: 10 },
      { is: "opponent-called", seat: 0, player: 1, town: 4 },
      { is: "match-thrown", seat: 0, face: 2 },
      { is: "match-thrown", seat: 1, face: 2 },
      { is: "match-thrown", seat: 0, face: 1 },
      { is: "match-thrown", seat: 1, face: 5 },
      { is: "match-won", winner: 1, stage: 61 },
    ]);
    expect(found.map(({ is }) => is)).toEqual(["leg", "leg", "match"]);
    expect(found[2]).toMatchObject({
      throws: [
        [2, 2],
        [1, 5],
      ],
      winner: 1,
      stage: 61,
    });
  });

  it("put a bet and its throw together", () => {
    const [bet] = moments([
      { is: "numbers-bet", seat: 0, faces: [1, 2], amount: 50 },
      { is: "bet-won", seat: 0, face: 2, amount: 150 },
    ]);
    expect(bet).toMatchObject({ is: "bet", faces: [1, 2], stake: 50, face: 2, won: 150 });
  });
});

describe("the casino", () => {
  it("counts chances by the die, and odds by the table", () => {
    const bets = [
      { verb: "bet-colour", chances: [2, 4], times: 2 },
      { verb: "bet-number", chances: [1], times: 5 },
      { verb: "bet-two-numbers", chances: [2], times: 3 },
    ];
    expect(betOf({ colour: 1, faces: [] }, bets)).toEqual({
      verb: "bet-colour",
      picked: [1],
      chances: 4,
      times: 2,
    });
    expect(betOf({ colour: null, faces: [4] }, bets)).toMatchObject({
      verb: "bet-number",
      chances: 1,
      times: 5,
    });
    expect(betOf({ colour: null, faces: [4, 1] }, bets)).toMatchObject({
      verb: "bet-two-numbers",
      picked: [1, 4],
      times: 3,
    });
    expect(betOf({ colour: null, faces: [] }, bets)).toBeNull();
  });

  it("keeps as many numbers as a bet may have, the last that were picked", () => {
    const amount = { is: "amount", name: "amount", low: 10, high: 300, step: 10 } as const;
    const asked: Ask[] = [
      {
        verb: "bet-two-numbers",
        blanks: [{ is: "some-of", name: "faces", choices: [0, 1, 2, 5], least: 2, most: 2 }, amount],
      },
    ];
    const two = pickFace(pickFace({ colour: 0, faces: [] }, 1, asked), 2, asked);
    expect(pickFace(two, 5, asked)).toEqual({ colour: null, faces: [2, 5] });
    expect(pickFace(two, 1, asked)).toEqual({ colour: null, faces: [2] });
  });
});

describe("windows", () => {
  it("show what was put on the table last", () => {
    const toll = { mover: 1, region: 0, asked: [0], passed: [], ends: 1 };
    const sale = { seller: 1, vehicle: 2, bidder: -1, amount: 400, rivals: [0], aside: [], ends: 1 };
    expect(openWindow(props(viewWith({ toll })))).toBe("toll");
    expect(openWindow(props(viewWith({ toll, sale })))).toBe("sale");
    expect(openWindow(props(viewWith({ betting: 1 })))).toBe("casino");
    expect(openWindow(props(viewWith()))).toBeNull();
  });

  it("let everybody choose a vehicle before the start, which is not the end", () => {
    const before = viewWith({ turn: -1, fitting_out: [1] });
    expect(openWindow(props(before))).toBe("fit-out");
    expect(facts(props(before)).map(({ note }) => note)).toEqual(["", "Choisit son véhicule"]);
    expect(primary(props(before, [{ verb: "be-ready", blanks: [] }]))).toBe("be-ready");
    expect(openWindow(props(viewWith({ turn: -1 })))).toBeNull();
  });

  it("send nobody on before they start who may still buy", () => {
    const before = props(viewWith({ turn: -1, fitting_out: [0] }));
    const buy: Ask = { verb: "buy-vehicle", blanks: [{ is: "one-of", name: "vehicle", choices: [1, 2] }] };

    expect(primary({ ...before, asks: [buy, { verb: "be-ready", blanks: [] }] })).toBe("");
  });
});

describe("seats and buttons", () => {
  it("say purse, markers and vehicles, and the card that all have seen", () => {
    const view = viewWith({ cars: [false, true], known_hands: [[], [region("alsace")]] });
    const told = facts(props(view))[1]!.facts.map(({ value }) => value);
    expect(told.map((word) => word.replace(/\s/g, " "))).toEqual(["1 000 F", "0/12", "voiture", "Alsace"]);
  });

  it("show the score that the table says, whatever counts there", () => {
    expect(scoreOf(props(viewWith({ fortunes: [5, 6], scores: [3, 0] })))).toEqual([3, 0]);
  });

  it("leave the map the first word, and answers on a phone under the thumb", () => {
    const claim: Ask = { verb: "claim-toll", blanks: [] };
    expect(primary(props(viewWith({ reach }), asks))).toBe("");
    expect(primary(props(viewWith(), [claim, { verb: "let-pass", blanks: [] }]))).toBe("claim-toll");
    expect(drawn(claim, props(viewWith()))).toBe(true);
    expect(drawn(claim, props(viewWith(), [], { layout: "phone" }))).toBe(false);
  });

  it("leave the marker of a stage driven through under the thumb, though the journey goes on", () => {
    const looks = new Looks();
    looks.journey.begin(props(viewWith({ reach }), asks), reach[0]!);
    const phone = props(viewWith(), [], { layout: "phone", looks });
    expect(drawn({ verb: "place-marker", blanks: [] }, phone)).toBe(false);
    expect(drawn({ verb: "stop-here", blanks: [] }, phone)).toBe(true);
  });
});

describe("the map in sentences", () => {
  it("tells where everybody is, what is left, where I may go and what I hold", () => {
    const view = viewWith({ reach, hand: [region("alsace"), region("centre")] });
    const told = plain(boardText(props(view, asks)).join("\n"));
    expect(told).toContain("12 étapes, tour 1.");
    expect(told).toContain("Ada : Paris, à pied");
    expect(told).toContain("Bob a encore 12 étapes : Versailles");
    expect(told).toContain("Vous pouvez aller en voiture : Sens (2 sections, 10 F).");
    expect(told).toContain("Alsace et Centre");
  });

  it("tells the limit of a table that has one, and how many stages are enough", () => {
    const told = boardText(props(viewWith({ rounds: 40, needed: 5 }))).join("\n");
    expect(told).toContain("5 étapes, tour 1 sur 40.");
  });

  it("tells the matches of a sport apart", () => {
    const events = () => Array.from({ length: 9 }, () => false);
    const view = viewWith({ circuit: 7, first_stage: file.stage.length, done: [events(), events()] });
    expect(boardText(props(view)).join("\n")).toContain("football Bordeaux/Nantes, football Nantes/Bordeaux");
  });
});
