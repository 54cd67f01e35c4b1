/** What this screen calls for, by the measures of the house: how wide and how high it is, and which of both is more. */

import { MediaQuery } from "svelte/reactivity";
import type { Layout } from "../games/module";
import measures from "./breakpoints.json";

/**
 * How a table lies on a screen. `upright`: one thing at a time, the actions under the thumb. `lying`: the board beside
 * the hand and the actions. `tall`: the board above hand and actions. `wide`: everything at once.
 */
export type Arrangement = "upright" | "lying" | "tall" | "wide";

const { lying: low, tablet } = measures;
const lies = new MediaQuery(
  `(orientation: landscape) and (min-width: ${low.least}px) and (max-height: ${low.height}px),` +
    `(orientation: landscape) and (min-width: ${low.least}px) and (max-width: ${low.width}px)`,
);
const stands = new MediaQuery("(orientation: portrait)");
const roomy = new MediaQuery(`(min-width: ${tablet}px)`);

class Screen {
  arrangement = $derived<Arrangement>(arrange(lies.current, stands.current, roomy.current));

  /** In which size a game draws its things. */
  get layout(): Layout {
    return this.arrangement === "wide" ? "laptop" : "phone";
  }
}

function arrange(lies: boolean, stands: boolean, roomy: boolean): Arrangement {
  if (lies) return "lying";
  if (!roomy) return "upright";
  return stands ? "tall" : "wide";
}

export const screen = new Screen();
