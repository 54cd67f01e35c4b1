import { beforeEach, expect, test, vi } from "vitest";
import { Layers, type HistoryLike } from "./layers";

/** A browser's history, in which going back takes a moment. */
class Past implements HistoryLike {
  entries: { state: unknown; address: string }[] = [{ state: null, address: "/t/abc" }];
  at = 0;
  come: () => void = () => undefined;

  get state(): unknown {
    return this.entries[this.at]!.state;
  }

  pushState(state: unknown, _: string, address = this.entries[this.at]!.address): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, address }];
    this.at += 1;
  }

  replaceState(state: unknown, _: string, address = this.entries[this.at]!.address): void {
    this.entries[this.at] = { state, address };
  }

  go(by: number): void {
    setTimeout(() => {
      this.at += by;
      this.come();
    }, 5);
  }
}

let past: Past;
let layers: Layers;

beforeEach(() => {
  vi.useFakeTimers();
  past = new Past();
  layers = new Layers(past);
  past.come = () => layers.back();
});

function person(goes: -1 | 1): void {
  past.go(goes);
  vi.runAllTimers();
}

test("Back puts away what lies on top, then what lay below, and stays on the page", () => {
  const gone: string[] = [];
  layers.open(() => gone.push("menu"));
  layers.open(() => gone.push("rules"));
  vi.runAllTimers();

  person(-1);
  expect(gone).toEqual(["rules"]);
  person(-1);
  expect(gone).toEqual(["rules", "menu"]);
  expect(past.at).toBe(0);
});

test("what is closed by its cross leaves nothing behind for Back", () => {
  const putAway = vi.fn();
  const close = layers.open(putAway);
  vi.runAllTimers();
  close();
  vi.runAllTimers();

  expect(past.at).toBe(0);
  expect(putAway).not.toHaveBeenCalled();
});

test("one dialog that makes room for another takes no further entry", () => {
  const close = layers.open(() => undefined);
  vi.runAllTimers();
  const entries = past.entries.length;
  close();
  const other = vi.fn();
  layers.open(other);
  vi.runAllTimers();

  expect(past.entries.length).toBe(entries);
  person(-1);
  expect(other).toHaveBeenCalledOnce();
});

test("what opens while the browser is still going back is not put away by that", () => {
  const close = layers.open(() => undefined);
  vi.runAllTimers();
  close();
  vi.advanceTimersByTime(1);
  const other = vi.fn();
  layers.open(other);
  vi.runAllTimers();

  expect(other).not.toHaveBeenCalled();
  expect(past.at).toBe(1);
});

test("a link in a dialog leads on, and Back from there leads to the page below it", () => {
  const close = layers.open(() => undefined);
  vi.runAllTimers();
  layers.leave("/t/abc/replay", false);
  close();
  vi.runAllTimers();

  expect(past.entries.map(({ address }) => address)).toEqual(["/t/abc", "/t/abc/replay"]);
  person(-1);
  expect(past.entries[past.at]!.address).toBe("/t/abc");
});

test("Forward to a dialog that was put away leads nowhere", () => {
  layers.open(() => undefined);
  vi.runAllTimers();
  person(-1);
  person(1);

  expect(past.at).toBe(0);
});

test("a page that is loaded again has nothing lying upon it", () => {
  past.entries = [{ state: { depth: 1 }, address: "/t/abc" }];
  layers = new Layers(past);

  expect(past.state).toEqual({ depth: 0 });
});
