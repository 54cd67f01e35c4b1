import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromHouse } from "../wire";
import {
  Connection,
  NO_WATCHERS,
  TOO_MANY,
  UNKNOWN_SECRET,
  waitBefore,
  type Line,
  type SocketLike,
} from "./connection";

class FakeSocket implements SocketLike {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: string[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.({} as Event);
  }

  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  drops(code: number, reason = ""): void {
    this.onclose?.({ code, reason } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let lines: Line[];
let heard: FromHouse[];
let clauses: string[];

function connect(): Connection {
  const open = () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  };
  return new Connection(open, {
    heard: (message) => heard.push(message),
    line: (line, _, clause) => {
      lines.push(line);
      clauses.push(clause);
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, lines, heard, clauses] = [[], [], [], []];
});

afterEach(() => vi.useRealTimers());

test.each([NO_WATCHERS, TOO_MANY])("what the house closes for good (%i) is told with its clause", (code) => {
  connect();
  sockets[0]!.opens();
  sockets[0]!.drops(code, "table.some-clause");
  vi.advanceTimersByTime(60_000);

  expect(lines).toEqual(["open", "refused"]);
  expect(clauses.at(-1)).toBe("table.some-clause");
  expect(sockets).toHaveLength(1);
});

test("a lost line opens again by itself", () => {
  connect();
  sockets[0]!.opens();
  sockets[0]!.drops(1006);
  vi.advanceTimersByTime(500);
  sockets[1]!.opens();

  expect(lines).toEqual(["open", "lost", "open"]);
});

test("it waits longer from time to time, and at once again after a message", () => {
  connect();
  for (let attempt = 0; attempt < 4; attempt++) {
    sockets.at(-1)!.drops(1006);
    vi.advanceTimersByTime(waitBefore(attempt, 1));
  }
  expect(sockets).toHaveLength(5);
  sockets.at(-1)!.opens();
  sockets.at(-1)!.hears({ is: "seats", seats: [] });
  sockets.at(-1)!.drops(1006);
  vi.advanceTimersByTime(400);

  expect(sockets).toHaveLength(6);
  expect(heard).toHaveLength(1);
});

test("the wait doubles up to ten seconds", () => {
  expect([0, 1, 2, 9].map((attempt) => waitBefore(attempt, 1))).toEqual([400, 800, 1600, 10_000]);
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
});

test("a secret the house does not know is not tried again", () => {
  connect();
  sockets[0]!.drops(UNKNOWN_SECRET);
  vi.advanceTimersByTime(60_000);

  expect(sockets).toHaveLength(1);
  expect(lines).toEqual(["refused"]);
});

test("nothing is sent, now or later, while the line is down", () => {
  const connection = connect();

  expect(connection.send({ is: "say", text: "hello" })).toBe(false);
  sockets[0]!.opens();
  expect(sockets[0]!.sent).toEqual([]);
  expect(connection.send({ is: "say", text: "hello" })).toBe(true);
});

test("a connection that is closed stays closed", () => {
  const connection = connect();
  connection.close();
  sockets[0]!.drops(1000);
  vi.advanceTimersByTime(60_000);

  expect(sockets).toHaveLength(1);
  expect(sockets[0]!.closed).toBe(true);
});

test("when the network is back nobody waits", () => {
  const connection = connect();
  for (let attempt = 0; attempt < 6; attempt++) {
    sockets.at(-1)!.drops(1006);
    connection.retryNow();
  }

  expect(sockets).toHaveLength(7);
});

const BEAT = JSON.stringify({ is: "beat" });

test("a line on which nothing comes any more is told within five seconds, and wakes up by itself", () => {
  const connection = connect();
  sockets[0]!.opens();
  vi.advanceTimersByTime(5000);
  expect(sockets[0]!.sent).toEqual([BEAT]);
  expect(lines).toEqual(["open", "lost"]);
  expect(connection.send({ is: "say", text: "hello" })).toBe(false);

  sockets[0]!.hears({ is: "beat" });

  expect(lines).toEqual(["open", "lost", "open"]);
  expect(connection.send({ is: "say", text: "hello" })).toBe(true);
  expect(sockets).toHaveLength(1);
  expect(heard).toEqual([]);
});

test("a line that answers is not disturbed", () => {
  connect();
  sockets[0]!.opens();
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000);
    if (sockets[0]!.sent.length) sockets[0]!.hears({ is: "beat" });
  }

  expect(lines).toEqual(["open"]);
});

test("one that stays silent is given up for a new one, and so is one that never opens", () => {
  connect();
  sockets[0]!.opens();
  vi.advanceTimersByTime(20_000);

  expect(sockets.length).toBeGreaterThan(2);
  expect(sockets.slice(0, -1).every(({ closed }) => closed)).toBe(true);

  sockets.at(-1)!.opens();
  sockets.at(-1)!.hears({ is: "seats", seats: [] });
  sockets[0]!.drops(1006);

  expect(lines.at(-1)).toBe("open");
  expect(heard).toHaveLength(1);
});

test("when the page is looked at again the line is asked at once", () => {
  const connection = connect();
  sockets[0]!.opens();
  connection.retryNow();
  expect(sockets[0]!.sent).toEqual([BEAT]);

  vi.advanceTimersByTime(2000);

  expect(lines).toEqual(["open", "lost"]);
});
