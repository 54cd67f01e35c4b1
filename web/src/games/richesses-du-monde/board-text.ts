/** The board in sentences: where the pawns are, what each side holds, then the squares lap by lap. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { squareWords } from "./explain";
import { euros, millions } from "./money";
import { cashOf, isOver, members, seen, sideName, sideOf, sides } from "./seen";
import { trustsOf } from "./shares";
import { drawnSquares } from "./track";

export function boardText(props: TableProps): string[] {
  return [
    ...turnText(props),
    ...pawnsText(props),
    ...cashText(props),
    ...sides(seen(props)).map((side) => trustsText(props, side)),
    ...fallenText(props),
    ...drawnSquares(contentsOf(props)).map((square) => `${squareWords(props, square)}.`),
  ].map((sentence) => sentence.replaceAll("..", "."));
}

function turnText(props: TableProps): string[] {
  const view = seen(props);
  const { text } = props;
  if (isOver(view)) return [];
  const said = [
    text.say("rdm-text-turn", { round: view.round, player: sideName(props, view.turn) }),
    text.say("rdm-text-jokers", { count: view.jokers_left }),
  ];
  if (view.white) said.push(`${text.say("rdm-dice", { white: view.white, red: view.red })}.`);
  return said;
}

function pawnsText(props: TableProps): string[] {
  const view = seen(props);
  const { text } = props;
  return sides(view).map((side) => {
    const said = {
      player: sideName(props, side),
      square: text.value("square", view.squares[side] ?? 0),
      tours: view.tours[side] ?? 0,
      jokers: view.jokers[side] ?? 0,
    };
    return text.say(members(view, side).length > 1 ? "rdm-text-pawn-shared" : "rdm-text-pawn", said);
  });
}

function cashText(props: TableProps): string[] {
  const cash = cashOf(seen(props), props.me);
  return cash === null ? [] : [props.text.say("rdm-text-cash", { amount: euros(props.text, cash) })];
}

function trustsText(props: TableProps, side: number): string {
  const view = seen(props);
  const { text } = props;
  const mine = props.me !== null && sideOf(view, props.me) === side;
  const player = sideName(props, side);
  const held = trustsOf(view, contentsOf(props), side).map(({ product, percent, pays, next }) =>
    text.say(next ? "rdm-text-trust" : "rdm-text-trust-whole", {
      product: text.value("product", product.number),
      percent,
      pays: millions(text, pays),
      step: next?.percent ?? 0,
      amount: millions(text, next?.pays ?? 0),
    }),
  );
  if (!held.length) return text.say(mine ? "rdm-text-none-mine" : "rdm-text-none", { player });
  return text.say(mine ? "rdm-text-holds-mine" : "rdm-text-holds", { player, trusts: held.join(" ; ") });
}

function fallenText(props: TableProps): string[] {
  return seen(props).fallen.map((side) =>
    props.text.say("rdm-text-fallen", { player: sideName(props, side) }),
  );
}
