/** What everybody may see of each seat, and the words on the buttons. */

import type { Fact, SeatFacts } from "../module";
import type { Ask, TableProps } from "./props";
import { contentsOf } from "./contents";
import { sum } from "./money";
import { offers } from "../../ask/asks";
import type { Filling } from "../../ask/filling";
import { held, seen, shownAt } from "./seen";
import { filled } from "./windows/windows";

export function facts(props: TableProps): SeatFacts[] {
  const { text } = props;
  const view = seen(props);
  const rungs = contentsOf(props).signs.length;
  return props.table.seats.map(({ seat }) => {
    const said: Fact[] = [
      { label: text.say("cre-fact-cash"), value: sum(text, view.cash[seat] ?? 0) },
      { label: text.say("cre-fact-signs"), value: `${view.signs[seat] ?? 0}/${rungs}` },
      { label: text.say("cre-fact-shares"), value: String(held(view, seat).length) },
    ];
    const helpers = (view.hired[seat]?.length ?? 0) + (view.kept[seat]?.length ?? 0);
    if (helpers) said.push({ label: text.say("cre-fact-helpers"), value: String(helpers) });
    const loan = view.loans[seat] ?? 0;
    return {
      seat,
      facts: said,
      note: loan ? text.say("cre-fact-loan", { amount: sum(text, loan) }) : undefined,
    };
  });
}

/** The words on an action's button, with what is filled in. */
export function label(ask: Ask, props: TableProps): string {
  const { text } = props;
  const view = seen(props);
  const filling: Filling | null = ask.blanks.length ? filled(ask, props) : [];
  switch (ask.verb) {
    case "seal-bid": {
      const bid = filling?.[0]?.[0] ?? 0;
      return bid ? text.say("cre-do-seal", { amount: sum(text, bid) }) : text.say("cre-do-seal-none");
    }
    case "choose-market":
      return filling
        ? text.say("cre-do-choose", { market: text.value("market", filling[0]![0]!) })
        : text.ask(ask.verb);
    case "consult-analyst":
      return filling
        ? text.say("cre-do-consult", { market: text.value("market", filling[0]![0]!) })
        : text.ask(ask.verb);
    case "sell-share":
      return filling
        ? text.say("cre-do-sell", { share: text.value("share", filling[0]![0]!) })
        : text.ask(ask.verb);
    case "throw-again":
      return text.say("cre-do-throw", { count: (view.dice?.colours.length ?? 0) - props.looks.kept.length });
    case "take-price":
      return text.say("cre-do-take", {
        amount: sum(text, view.dice?.ahead.pays[view.dice.alike] ?? 0),
      });
    case "buy-signs":
      return filling ? signsLabel(props, filling[0]![0]!) : text.ask(ask.verb);
    case "stop-buying":
      return text.say(shownAt(props, view.market).length > 1 ? "cre-do-buy-none" : "cre-do-buy-stop");
    case "use-expert":
      return filling
        ? text.say("cre-use", { expert: text.value("expert", filling[0]![0]!) })
        : text.ask(ask.verb);
    case "use-card":
      return filling
        ? text.say("cre-use", { expert: text.value("card", filling[0]![0]!) })
        : text.ask(ask.verb);
    case "pay":
      return text.say("cre-do-pay", { amount: sum(text, view.debt?.amount ?? 0) });
    case "propose-shares":
      return filling ? text.say("cre-do-propose", { count: filling[0]!.length }) : text.ask(ask.verb);
    case "agree":
      return text.say("cre-do-agree", { amount: sum(text, view.talk?.amount ?? 0) });
    case "decline":
      return text.say(declining(props));
    default: {
      const key = `cre-do-${ask.verb}`;
      return text.has(key) ? text.say(key) : text.ask(ask.verb);
    }
  }
}

function declining(props: TableProps): string {
  if (seen(props).bids) return "cre-do-keep-expert";
  return offers(props.asks, "accept-proposal") ? "cre-do-decline-all" : "cre-do-decline";
}

function signsLabel(props: TableProps, count: number): string {
  const { text } = props;
  if (!count) return text.say("cre-do-climb-none");
  const offer = seen(props).ladder?.offers[count - 1];
  return text.say("cre-do-climb", { count, amount: sum(text, offer?.price ?? 0) });
}

function isWorthThrowing(props: TableProps): boolean {
  const { dice } = seen(props);
  return dice !== null && dice.ahead.best_kept.length < dice.colours.length;
}

/** The one thing to do now. */
const FIRST: Ask["verb"][] = [
  "buy-share",
  "seal-bid",
  "choose-market",
  "enter-auction",
  "sell-share",
  "buy-signs",
  "propose-shares",
  "agree",
];

export function primary(props: TableProps): Ask["verb"] | "" {
  if (offers(props.asks, "take-price")) return isWorthThrowing(props) ? "throw-again" : "take-price";
  return FIRST.find((verb) => offers(props.asks, verb)) ?? props.asks[0]?.verb ?? "";
}
