/** The ladder of signs: who is on which rung. */

import type { CresusView } from "../../wire";
import type { Contents } from "./contents";

/** Those on each rung; the first is the floor. */
export function climbers(view: CresusView, contents: Contents): number[][] {
  return Array.from({ length: contents.signs.length + 1 }, (_, rung) =>
    view.signs.flatMap((climbed, seat) => (climbed === rung ? [seat] : [])),
  );
}
