import { SvelteMap } from "svelte/reactivity";
import { expect, test } from "vitest";
import plain from "../games/plain";
import type { Box } from "../house/box";
import { edition, tableOf } from "../testing/samples";
import { Sentences } from "../texts/sentences";
import type { Now } from "../wire";
import type { Guest } from "./guest.svelte";
import type { Guests } from "./guests.svelte";
import { Scene } from "./scene.svelte";

const words = { now: new Sentences("fr", "") };
const now = { view: {}, asks: [], closed: [], waiting: [], deadline: null } as unknown as Now;

function guest(seat: number): Guest {
  return { seat, now, table: tableOf("small", ["Ada", "Bob"]), log: [], lastEvents: [] } as unknown as Guest;
}

test("what one player of this device has begun is met by no other, and is there when the device comes back", () => {
  const module = { ...plain, looks: () => ({ bid: 0 }) };
  const box = { module, edition, words, game: {} } as unknown as Box;
  const [ada, bob] = [guest(0), guest(1)];
  const shown = new SvelteMap([["guest", ada]]);
  const guests = {
    get active() {
      return shown.get("guest")!;
    },
  } as Guests;
  const scene = new Scene(guests, box, "phone");
  (scene.props!.looks as { bid: number }).bid = 38;

  shown.set("guest", bob);
  expect([scene.props!.me, scene.props!.looks]).toEqual([1, { bid: 0 }]);
  shown.set("guest", ada);

  expect([scene.props!.me, scene.props!.looks]).toEqual([0, { bid: 38 }]);
});
