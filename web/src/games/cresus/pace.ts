/** How long what others do is looked at. */

import type { CresusEvent } from "../../wire";
import { lengthOf, momentsOf } from "./moments";

const BREATH_MS = 250;
const LOOKS: Partial<Record<CresusEvent["is"], number>> = {
  "expert-offered": 500,
  "shares-shown": 500,
  "dice-thrown": 1300,
  "exchange-called": 900,
  "purchase-offered": 900,
  "sign-sold": 700,
  "analyst-consulted": 900,
};

export function lingers(events: CresusEvent[]): number {
  const shown = momentsOf(events, { expert: -1, share: -1, colours: [] });
  const told = shown.reduce((total, moment) => total + lengthOf(moment), 0);
  return told + Math.max(0, ...events.map(({ is }) => LOOKS[is] ?? 0)) + (told ? BREATH_MS : 0);
}
