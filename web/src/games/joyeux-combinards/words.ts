/** A card in words: what it cost, where it sells, what it risks. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { reachOf } from "./hand";
import { seen, sum } from "./seen";

export function cardWords(props: TableProps, number: number): string {
  const { text } = props;
  const card = contentsOf(props).cards[number]!;
  const sells = card.sells.map(({ place, amount }) => {
    const near = reachOf(props, place);
    const said = `${text.value("place", place)} ${sum(text, amount)}`;
    return near ? `${said} (${text.say(`ljc-sells-${near}`)})` : said;
  });
  return [
    `${text.value("card", number)}, ${text.say(`ljc-goods-${card.goods}`)}`,
    `${text.say("ljc-price")} ${sum(text, card.price)}`,
    text.say("ljc-sells-at", { places: text.join(sells) }),
    card.premium ? text.say("ljc-premium", { amount: card.premium }) : "",
    card.fine ? text.say("ljc-fine", { amount: card.fine }) : "",
    card.years ? text.say("ljc-years", { years: card.years }) : "",
    `${text.say("ljc-remission-help")} ${text.say("ljc-less-years", { years: card.remission })}`,
    seen(props).pledged.includes(number) ? text.say("ljc-pledged") : "",
  ]
    .filter(Boolean)
    .join(". ");
}
