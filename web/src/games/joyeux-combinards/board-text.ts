/** The board in sentences: what is going on, everybody's purse and record, my goods, then the squares. */

import type { TableProps } from "./props";
import { contentsOf } from "./contents";
import { squareWords } from "./explain";
import { sorted } from "./hand";
import { turnLine, watchLine } from "./lines";
import { isOver, players, seen } from "./seen";
import { cardWords } from "./words";

export function boardText(props: TableProps): string[] {
  const contents = contentsOf(props);
  return [
    ...stateText(props),
    ...playersText(props),
    ...sorted(contents, seen(props).hand).map((card) => `${cardWords(props, card)}.`),
    ...contents.squares.map((square) => squareWords(props, square)),
  ];
}

function stateText(props: TableProps): string[] {
  const { text } = props;
  const view = seen(props);
  if (isOver(view)) return [];
  const said = [
    text.say("ljc-round", { round: view.round, rounds: view.rounds, goal: view.goal }),
    view.stage === "roll" ? turnLine(props) : watchLine(props),
    text.say("ljc-text-middle", { pot: view.pot, stock: view.stock }),
  ];
  return view.white ? [...said, text.say("ljc-dice", { white: view.white, red: view.red })] : said;
}

function playersText(props: TableProps): string[] {
  const { text } = props;
  const view = seen(props);
  const said = players(view).map((seat) =>
    text.say("ljc-text-player", {
      player: text.player(seat),
      square: text.value("square", view.squares[seat] ?? 0),
      cash: view.cash[seat] ?? 0,
      years: view.years[seat] ?? 0,
      cards: view.hand_sizes[seat] ?? 0,
    }),
  );
  return [...said, ...view.fallen.map((seat) => text.say("ljc-text-fallen", { player: text.player(seat) }))];
}
