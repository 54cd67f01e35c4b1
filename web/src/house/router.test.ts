import { expect, test, vi } from "vitest";
import { PLACES } from "../wire";

vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("document", { addEventListener: () => undefined, querySelector: () => null });
vi.stubGlobal("location", { pathname: "/", origin: "" });
vi.stubGlobal("history", { state: null });
const { placeOf } = await import("./router.svelte");

test("every page that the house answers for is found with its words", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/new/cresus")).toEqual({ page: "new", game: "cresus" });
  expect(placeOf("/t/abc/big/")).toEqual({ page: "big", key: "abc" });
  expect(placeOf("/j/ABCDE-FGHJK")).toEqual({ page: "code", code: "ABCDE-FGHJK" });
  for (const [page, pattern] of Object.entries(PLACES))
    expect(placeOf(pattern.replace(/\{\w+\}/, "word")).page).toBe(page);
});

test("any other address leads nowhere", () => {
  for (const path of ["/t", "/t/abc/small", "/tables", "/s/abc"]) expect(placeOf(path).page).toBe("nowhere");
});
