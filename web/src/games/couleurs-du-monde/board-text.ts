/** The board in sentences: the chain, what may be played, the hands, then area by area. */

import type { TableProps } from "./props";
import { areaName, fullName, nationNames } from "./names";
import { covererOf, gainOf, isOver, playable, seen } from "./seen";
import { worldOf, type Area } from "./world";

export function boardText(props: TableProps): string[] {
  const { areas } = worldOf(props.edition);
  const sentences = [
    ...chainText(props),
    ...playableText(props),
    ...handsText(props),
    ...areas.map((area) => areaText(props, area)),
  ];
  // A name may end in a full stop of its own: U.R.S.S.
  return sentences.map((sentence) => sentence.replaceAll("..", "."));
}

function chainText(props: TableProps): string[] {
  const view = seen(props);
  const { text } = props;
  if (isOver(view) || !view.chain.length) return [];
  const cards = view.counts.map(({ nation, multiplier }) => `${fullName(props, nation)} ×${multiplier}`);
  const player = text.player(view.turn);
  return [text.say("cdm-text-chain", { player, cards: text.join(cards), points: view.chain_points })];
}

function playableText(props: TableProps): string[] {
  const { nations } = worldOf(props.edition);
  const gains = playable(props.asks).flatMap((nation) => gainOf(props, nation) ?? []);
  return gains.map(({ nation, points }) => {
    const { area, neighbours } = nations[nation]!;
    const said = { nation: fullName(props, nation), area: areaName(props, area), points };
    if (!neighbours.length) return props.text.say("cdm-text-playable-island", said);
    return props.text.say("cdm-text-playable", { ...said, neighbours: nationNames(props, neighbours) });
  });
}

function handsText(props: TableProps): string[] {
  return seen(props).hands.map((hand, seat) => {
    const cards = hand.length ? nationNames(props, hand) : props.text.say("cdm-no-card");
    if (seat === props.me) return props.text.say("cdm-text-my-hand", { cards });
    return props.text.say("cdm-text-hand", { player: props.text.player(seat), cards });
  });
}

function areaText(props: TableProps, area: Area): string {
  const view = seen(props);
  const { text } = props;
  const open = area.nations.filter((nation) => covererOf(view, nation) === null);
  const covered = area.nations.flatMap((nation) => {
    const seat = covererOf(view, nation);
    return seat === null
      ? []
      : [text.say("cdm-text-covered", { nation: fullName(props, nation), player: text.player(seat) })];
  });
  const said = { area: areaName(props, area.number), open: open.length, covered: text.join(covered) };
  const nations = nationNames(props, open);
  if (!open.length) return text.say("cdm-text-area-full", said);
  if (!covered.length) return text.say("cdm-text-area-untouched", { ...said, nations });
  return text.say("cdm-text-area", { ...said, nations });
}
