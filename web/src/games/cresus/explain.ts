/** Things of the board in words, for those who do not see them. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { sum } from "./money";
import { knowersOf, playersAt, seen, shownAt } from "./seen";

/** « Londres : 11 cartes ; Rouge et Bleu y sont » */
export function marketWords(props: TableProps, market: number): string {
  const { text } = props;
  const view = seen(props);
  const there = playersAt(view, market);
  const words = [
    text.say("cre-market-words", { market: text.value("market", market), cards: view.piles[market] ?? 0 }),
  ];
  if (view.closed === market) words.push(text.say("cre-market-closed"));
  if (there.length) words.push(text.say("cre-market-players", { players: playerNames(props, there) }));
  const shown = shownAt(props, market);
  if (shown.length)
    words.push(
      text.say("cre-market-shown", { shares: text.join(shown.map((share) => shareWords(props, share))) }),
    );
  const knowers = knowersOf(view, market, props.me);
  if (knowers.length) words.push(text.say("cre-market-known", { players: playerNames(props, knowers) }));
  const tip = view.tips.find((one) => one.market === market);
  if (tip) words.push(text.say("cre-market-tip", { shares: text.values("shares", tip.shares) }));
  return strung(text, words);
}

/** Several facts in one sentence. */
export function strung({ lang }: Pick<TableProps["text"], "lang">, words: string[]): string {
  return words.join(lang === "fr" ? "\u00a0; " : "; ");
}

export function shareWords({ text, edition }: TableProps, share: number): string {
  const { price, throws } = contentsOf({ edition }).shares[share]!;
  return text.say("cre-share-words", { share: text.value("share", share), price: sum(text, price), throws });
}

export function playerNames({ text }: Pick<TableProps, "text">, seats: number[]): string {
  return text.join(seats.map((seat) => text.player(seat)));
}
