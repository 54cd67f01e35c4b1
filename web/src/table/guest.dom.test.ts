import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../house/preferences.svelte";
import { tableOf } from "../testing/samples";
import type { Ask, FromHouse, LogEntry, Moved, Now } from "../wire";
import { Guest } from "./guest.svelte";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: string[] = [];

  constructor() {
    sockets.push(this);
  }

  send(text: string): void {
    if (text === BEAT) this.onmessage!({ data: BEAT });
    else this.sent.push(text);
  }

  close(): void {}
}

const BEAT = JSON.stringify({ is: "beat" });
const ROLL: Ask = { verb: "roll-dice", blanks: [] };
const CLAIM: Ask = { verb: "claim", blanks: [] };
const ME = 0;
let sockets: FakeSocket[] = [];
let guest: Guest;

function now(number: number, more: Partial<Now> = {}): Now {
  return {
    number,
    view: `view ${number}`,
    asks: [],
    closed: [],
    waiting: [{ seat: 1, left: null }],
    deadline: null,
    rests: 0,
    may_take_back: false,
    answering: null,
    out: false,
    over: null,
    ...more,
  };
}

function entry(number: number, seat: number | null): LogEntry {
  return { number, seat, at: 0, events: [{ is: "happened", number }] };
}

function moved(number: number, seat: number, more: Partial<Now> = {}): Moved {
  return { is: "moved", entry: entry(number, seat), now: now(number, more), opened: [] };
}

function tell(message: FromHouse): void {
  sockets.at(-1)!.onmessage!({ data: JSON.stringify(message) });
}

function sit(latest = 1, log = [entry(1, 1)], more: Partial<Now> = {}): void {
  tell({
    is: "position",
    table: tableOf("small", ["Ada", "Bob"]),
    seat: ME,
    now: now(latest, more),
    log,
    chat: [],
    opened: [],
    habits: {},
    rematch: "",
    lesson: null,
  });
}

/** What everybody at the screen sees: the position, what lies upon it, and how far the journal goes. */
function seen() {
  return [guest.now?.view, guest.tableau, guest.log.at(-1)?.number];
}

function visit(): Guest {
  const made = new Guest("table", "secret");
  made.actOf = ({ entry: { number } }) => ({
    first: [{ ms: 1000, shows: `dice ${number}` }],
    then: [{ ms: 200 }],
  });
  sockets.at(-1)!.onopen!();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  sockets = [];
  preferences.speed = "normal";
  guest = visit();
});

afterEach(() => {
  guest.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("position and journal go together, and only when the move has been shown", () => {
  sit();
  tell(moved(2, 1));
  expect(seen()).toEqual(["view 1", "dice 2", 1]);

  vi.advanceTimersByTime(1000);

  expect(seen()).toEqual(["view 2", null, 2]);
});

test("it is not my turn here before what leads to it has been shown", () => {
  sit();
  tell(moved(2, 1, { asks: [ROLL], waiting: [{ seat: ME, left: null }] }));
  expect(guest.now!.asks).toEqual([]);
  expect(guest.now!.waiting[0]!.seat).toBe(1);

  vi.advanceTimersByTime(1000);

  expect(guest.now!.asks).toEqual([ROLL]);
});

test("an old question stays in sight while what ended it is shown, and an answer to it leads to the present", () => {
  sit(1, [entry(1, 1)], { asks: [CLAIM], deadline: 3000 });
  tell(moved(2, 1, { asks: [] }));
  expect([guest.now!.asks, guest.now!.deadline]).toEqual([[CLAIM], null]);

  guest.act("claim", []);

  expect([seen(), sockets.at(-1)!.sent]).toEqual([["view 2", null, 2], []]);
});

test("what I may do at any time can be done while others are shown", () => {
  sit(1, [entry(1, 1)], { asks: [ROLL] });
  tell(moved(2, 1, { asks: [ROLL] }));

  guest.act("roll-dice", []);

  expect(JSON.parse(sockets.at(-1)!.sent[0]!)).toMatchObject({ is: "act", number: 1, verb: "roll-dice" });
});

test("a window whose seconds run does not wait for long, nor behind others", () => {
  sit();
  tell(moved(2, 1));
  tell(moved(3, 1, { asks: [CLAIM], waiting: [{ seat: ME, left: null }], deadline: 4000 }));
  expect(seen()).toEqual(["view 2", "dice 3", 2]);

  vi.advanceTimersByTime(600);

  expect(seen()).toEqual(["view 3", null, 3]);
  expect(guest.now!.deadline).toBe(4000);
});

test("what is being read when a window opens stays as long as the clock rests", () => {
  sit();
  tell(moved(2, 1));
  tell(moved(3, 1));
  tell(moved(4, 1, { asks: [CLAIM], waiting: [{ seat: ME, left: null }], deadline: 4000, rests: 2000 }));
  vi.advanceTimersByTime(899);
  expect(seen()).toEqual(["view 1", "dice 2", 1]);

  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(["view 3", "dice 4", 3]);
  vi.advanceTimersByTime(600);

  expect(seen()).toEqual(["view 4", null, 4]);
});

test("what I did is shown at once, after all that came before it", () => {
  sit();
  tell(moved(2, 1));
  tell(moved(3, ME));

  expect(seen()).toEqual(["view 2", "dice 3", 2]);
});

test("until my turn, others are not shown at all, and I am", () => {
  preferences.speed = "mine";
  sit();
  tell(moved(2, 1));
  expect(seen()).toEqual(["view 2", null, 2]);

  tell(moved(3, ME));

  expect(seen()).toEqual(["view 2", "dice 3", 2]);
});

test("slow takes longer and fast is sooner over", () => {
  sit();
  preferences.speed = "slow";
  tell(moved(2, 1));
  vi.advanceTimersByTime(1600);
  expect(guest.now!.number).toBe(1);
  guest.skip();

  preferences.speed = "fast";
  tell(moved(3, 1));
  vi.advanceTimersByTime(400);

  expect(guest.now!.number).toBe(3);
});

test("the last move is looked at before the game is over", () => {
  const over = { reason: "goal", places: [1, 2], scores: [3, 4] } as unknown as Now["over"];
  sit();
  tell(moved(2, 1, { over }));
  vi.advanceTimersByTime(1000);
  expect([guest.now!.view, guest.now!.over]).toEqual(["view 2", null]);

  vi.advanceTimersByTime(200);

  expect(guest.now!.over).toEqual(over);
});

test("when the table is laid anew, nothing that was being shown falls upon it", () => {
  sit();
  tell(moved(2, 1));
  sit(5, [entry(5, 1)]);
  vi.advanceTimersByTime(5000);

  expect(seen()).toEqual(["view 5", null, 5]);
});

test("what others did while I waited is kept until I act", () => {
  sit();
  tell(moved(2, 1));
  tell(moved(3, 1));
  vi.advanceTimersByTime(5000);
  expect(guest.recap.entries.map(({ number }) => number)).toEqual([2, 3]);
  expect(guest.recap.unseen).toBe(false);

  tell(moved(4, ME));
  vi.advanceTimersByTime(5000);

  expect(guest.recap.entries).toEqual([]);
});

test("what was skipped was not seen, at that speed or by hand", () => {
  preferences.speed = "mine";
  sit();
  tell(moved(2, 1));
  expect(guest.recap.unseen).toBe(true);
  guest.recap.clear();

  preferences.speed = "normal";
  tell(moved(3, 1));
  guest.skip();

  expect(guest.recap.unseen).toBe(true);
});

test("whoever comes back is told what happened since, in this window or another", () => {
  sit();
  sit(3, [entry(1, 1), entry(2, 1), entry(3, 1)]);
  expect(guest.recap.entries.map(({ number }) => number)).toEqual([2, 3]);
  guest.close();

  guest = visit();
  sit(4, [entry(1, 1), entry(2, 1), entry(3, 1), entry(4, 1)]);

  expect(guest.recap.entries.map(({ number }) => number)).toEqual([4]);
  expect(guest.recap.unseen).toBe(true);
});

test("whoever comes for the first time has missed nothing", () => {
  sit(9, [entry(8, 1), entry(9, 1)]);

  expect(guest.recap.entries).toEqual([]);
});

/** The positions that the house was told are seen. */
function confirmed(): unknown[] {
  const sent = sockets.at(-1)!.sent.map((text) => JSON.parse(text));
  return sent.filter(({ is }) => is === "sees").map(({ number }) => number);
}

const MINE = { waiting: [{ seat: ME, left: null }], deadline: 7000, rests: 2000 };

test("the house is told that a window is seen once, and only by who looks on", () => {
  sit();
  tell(moved(2, 1, MINE));
  expect(confirmed()).toEqual([]);

  guest.look(true);
  guest.look(true);
  tell(moved(3, 1, MINE));
  tell(moved(4, 1, { deadline: 7000, rests: 0 }));
  tell(moved(5, 1));
  guest.look(false);
  tell(moved(6, 1, MINE));

  expect(confirmed()).toEqual([2, 3]);
});

test("it makes no difference to the house whether there is something to decide", () => {
  const answering = { verb: "let-pass", filling: [], left: 2000, clause: "" };
  guest.look(true);
  sit();
  tell(moved(2, 1, { ...MINE, asks: [CLAIM], answering }));

  expect(confirmed()).toEqual([2]);
});

test("whoever comes back says again that it is seen", () => {
  guest.look(true);
  sit(2, [entry(2, 1)], MINE);
  sit(2, [entry(2, 1)], MINE);

  expect(confirmed()).toEqual([2, 2]);
});

test("the clock may go on resting, on the table or on what has not been shown yet", () => {
  sit(1, [entry(1, 1)], MINE);
  tell({ is: "clock", deadline: 7000, rests: 18_000 });
  expect(guest.now).toMatchObject({ number: 1, rests: 18_000 });

  tell(moved(2, 1, MINE));
  tell({ is: "clock", deadline: 7000, rests: null });
  vi.advanceTimersByTime(5000);

  expect(guest.now).toMatchObject({ number: 2, rests: null });
});
