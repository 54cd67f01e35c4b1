/** What a partner wishes to do, in words. */

import type { ConsentView } from "../../../wire";
import type { TableProps } from "../props";
import { millions } from "../money";
import { sideName } from "../seen";
import { sideNames } from "./sides";

type Naming = Pick<TableProps, "text" | "view">;

export function wishInWords(props: Naming, { verb, filling }: ConsentView): string {
  const { text } = props;
  const first = filling[0] ?? [];
  const products = (place: number) => text.values("products", filling[place] ?? []);
  const amount = (place: number) => millions(text, filling[place]?.[0] ?? 0);
  switch (verb) {
    case "buy-title":
      return text.say("rdm-wish-buy-title", { title: text.values("titles", first) });
    case "put-up":
      return text.say("rdm-wish-put-up", { product: products(0) });
    case "put-on-sale":
      return text.say("rdm-wish-put-on-sale", { product: products(0), price: amount(1) });
    case "offer-price":
      return text.say("rdm-wish-offer-price", {
        seller: sideNames(props, first),
        product: products(1),
        amount: amount(2),
      });
    case "propose-exchange":
      return text.say("rdm-wish-exchange", {
        partner: sideName(props, first[0] ?? 0),
        given: products(1),
        wanted: products(2),
        balance: balanceInWords(props, filling[3]?.[0] ?? 0),
      });
    case "counter-offer":
      return text.say("rdm-wish-counter", {
        given: products(0),
        wanted: products(1),
        balance: balanceInWords(props, filling[2]?.[0] ?? 0),
      });
    case "propose-association":
      return text.say("rdm-wish-propose-association", { partners: sideNames(props, first) });
    case "agree":
      return answerInWords(props);
    case "sell":
      return saleInWords(props);
    default:
      return text.say(`rdm-wish-${verb}`);
  }
}

/** What would be agreed to: an exchange, seen from this side, or an association. */
function answerInWords(props: Naming): string {
  const { exchange } = props.view;
  if (!exchange) return props.text.say("rdm-wish-agree");
  return props.text.say("rdm-wish-exchange", {
    partner: sideName(props, exchange.proposer),
    given: props.text.values("products", exchange.wanted_products),
    wanted: props.text.values("products", exchange.given_products),
    balance: balanceInWords(props, -exchange.balance),
  });
}

function saleInWords(props: Naming): string {
  const { bidding } = props.view;
  if (!bidding) return props.text.say("rdm-wish-sell");
  return props.text.say("rdm-wish-sell-to", {
    product: props.text.value("product", bidding.product),
    buyer: sideName(props, bidding.bidder),
    amount: millions(props.text, bidding.amount),
  });
}

/** « et 2 M€ », « contre 2 M€ », or nothing. */
export function balanceInWords({ text }: Pick<TableProps, "text">, balance: number): string {
  if (balance === 0) return "";
  const amount = millions(text, Math.abs(balance));
  return text.say(balance > 0 ? "rdm-balance-paid" : "rdm-balance-asked", { amount });
}
