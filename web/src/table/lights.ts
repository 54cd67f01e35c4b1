/** What of a table is lit when somebody proposes something: boards, hands and buttons mark themselves with `data-…`. */

import { kind, singular } from "../texts/counting";
import type { Deed } from "../wire";

/** The things that it is done with, each by its number, and the control that does it. */
export function pointsOf({ verb, filling, names }: Deed): string[] {
  const things = names.flatMap((name, place) =>
    (filling[place] ?? []).map((value) => `${kind(singular(name))} ${value}`),
  );
  return [...things, `verb ${verb}`];
}
