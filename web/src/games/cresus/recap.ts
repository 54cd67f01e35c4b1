/** What came out last, in one sentence. */

import type { TableProps } from "./props";
import type { Draw, Moment } from "./moments";
import { signed, sum } from "./money";

export function recapOf(props: TableProps, moment: Moment): string {
  const { text } = props;
  const player = (seat: number) => text.player(seat);
  const money = (amount: number) => sum(text, amount);
  switch (moment.is) {
    case "pirate":
      return text.say("cre-recap-pirate", { market: text.value("market", moment.market) });
    case "bids": {
      const all = moment.bidders.map((seat, place) => `${player(seat)} ${money(moment.amounts[place] ?? 0)}`);
      return text.say("cre-recap-bids", { bids: text.join(all) });
    }
    case "markets":
      return "";
    case "fortunes":
      return moment.draws.map((draw) => drawn(props, draw)).join(" · ");
    case "sold":
      return text.say("cre-recap-sold", {
        player: player(moment.seat),
        share: text.value("share", moment.share),
        amount: money(moment.amount + moment.premium),
      });
    case "bought":
      return text.say("cre-recap-bought", {
        player: player(moment.seat),
        share: text.value("share", moment.share),
        amount: money(moment.amount),
      });
    case "swap":
      return text.say("cre-recap-swap", { one: player(moment.proposer), other: player(moment.partner) });
    case "traded":
      return text.say("cre-recap-traded", {
        buyer: player(moment.buyer),
        seller: player(moment.seller),
        amount: money(moment.amount),
      });
    case "loan":
      return text.say("cre-recap-loan", { player: player(moment.seat), amount: money(moment.amount) });
    case "signs":
      return text.say("cre-recap-signs", {
        players: text.join(moment.climbs.map(({ seat }) => player(seat))),
      });
  }
}

function drawn({ text }: TableProps, { card, effects }: Draw): string {
  const name = text.value("card", card);
  const done = effects
    .filter(({ amount }) => amount !== 0)
    .map(({ seat, amount }) => `${text.player(seat)} ${signed(text, amount)}`);
  return done.length ? text.say("cre-recap-card", { card: name, effects: done.join(", ") }) : name;
}
