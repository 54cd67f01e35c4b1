/** Where a nation's card is. Hands lie open, so everybody may know. */

import type { TableProps } from "./props";
import { areaName, fullName } from "./names";
import { covererOf, gainOf, holderOf, seen } from "./seen";
import { worldOf } from "./world";

export function whereIs(props: TableProps, nation: number): string {
  const { text, me } = props;
  const coverer = covererOf(seen(props), nation);
  if (coverer !== null)
    return coverer === me
      ? text.say("cdm-covered-mine")
      : text.say("cdm-covered-by", { player: text.player(coverer) });
  const holder = holderOf(seen(props), nation);
  if (holder === null) return text.say("cdm-in-stock");
  return holder === me ? text.say("cdm-held-mine") : text.say("cdm-held-by", { player: text.player(holder) });
}

/** A plate in words. */
export function plateLabel(props: TableProps, nation: number): string {
  const { value, area } = worldOf(props.edition).nations[nation]!;
  const said = { nation: fullName(props, nation), area: areaName(props, area) };
  const gain = gainOf(props, nation);
  if (gain) return props.text.say("cdm-plate-playable", { ...said, points: gain.points });
  return props.text.say("cdm-plate-label", { ...said, value, where: whereIs(props, nation) });
}
