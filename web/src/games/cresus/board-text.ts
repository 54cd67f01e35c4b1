/** The board in sentences: the round, the markets, what each player holds and has climbed. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { marketWords, playerNames, shareWords, strung } from "./explain";
import { sum } from "./money";
import { held, isOver, ownersOf, PHASES, seats, seen } from "./seen";

export function boardText(props: TableProps): string[] {
  const view = seen(props);
  return [
    ...roundText(props),
    ...windowText(props),
    ...contentsOf(props).markets.map(({ number }) => `${marketWords(props, number)}.`),
    ...seats(view).map((seat) => seatText(props, seat)),
  ];
}

function roundText(props: TableProps): string[] {
  const { text } = props;
  const view = seen(props);
  if (isOver(view)) return [];
  return [
    text.say("cre-text-round", {
      round: view.round,
      rounds: view.rounds,
      phase: text.say(`cre-phase-${PHASES[view.phase] ?? "expert"}`),
    }),
    text.say("cre-text-piles", { experts: view.experts_left, fortunes: view.fortunes_left }),
  ];
}

function windowText(props: TableProps): string[] {
  const { text } = props;
  const { bids, dice, call, talk, debt } = seen(props);
  const said: string[] = [];
  if (bids) {
    const thing = bids.expert >= 0 ? text.value("expert", bids.expert) : shareWords(props, bids.share);
    said.push(text.say("cre-text-bids", { thing, players: playerNames(props, bids.bidders) }));
  }
  if (dice)
    said.push(
      text.say("cre-text-dice", {
        player: text.player(dice.seat),
        share: text.value("share", dice.share),
        colours: text.values("colours", dice.colours),
        amount: sum(text, dice.ahead.pays[dice.alike] ?? 0),
        left: dice.left,
      }),
    );
  if (call)
    said.push(
      text.say("cre-text-call", {
        player: text.player(call.proposer),
        shares: text.values("shares", call.given_shares),
      }),
    );
  if (talk)
    said.push(
      text.say("cre-text-talk", {
        buyer: text.player(talk.buyer),
        sellers: playerNames(props, ownersOf(seen(props), talk.wanted_shares)),
        shares: text.values("shares", talk.wanted_shares),
        amount: sum(text, talk.amount),
      }),
    );
  if (debt)
    said.push(
      text.say("cre-text-debt", { player: text.player(debt.debtor), amount: sum(text, debt.amount) }),
    );
  return said;
}

function seatText(props: TableProps, seat: number): string {
  const { text } = props;
  const view = seen(props);
  const climbed = view.signs[seat] ?? 0;
  const shares = held(view, seat);
  const words = [
    text.say("cre-text-seat", { player: text.player(seat), cash: sum(text, view.cash[seat] ?? 0) }),
    climbed ? text.say("cre-text-sign", { sign: text.value("sign", climbed - 1), count: climbed }) : "",
    shares.length ? text.say("cre-text-shares", { shares: text.values("shares", shares) }) : "",
    view.hired[seat]?.length
      ? text.say("cre-text-experts", { experts: text.values("experts", view.hired[seat]) })
      : "",
    view.kept[seat]?.length
      ? text.say("cre-text-cards", { cards: text.values("cards", view.kept[seat]) })
      : "",
    view.loans[seat] ? text.say("cre-fact-loan", { amount: sum(text, view.loans[seat] ?? 0) }) : "",
  ];
  return `${strung(text, words.filter(Boolean))}.`;
}
