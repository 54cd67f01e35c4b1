/** The ways one may choose between at a fork, a purchase, an airport, a tax, a flying check or a reward. */

import type { Deed, TableProps } from "./props";
import { contentsOf, type Square } from "./contents";
import { kindArt, squareArt } from "./drawings";
import { waysOut } from "./moves";
import { choicesOf, offers } from "../../ask/asks";
import { DRAW, ENTER, FLY, MOVE_ON, REPORT, seen, sum } from "./seen";

export type Way = Deed & About;

interface About {
  title: string;
  note: string;
  art: string;
  seat: number | null;
  /** where it leads, lit on the board */
  square: number | null;
  /** nothing happens */
  quiet: boolean;
}

export interface Options {
  art: string;
  kicker: string;
  title: string;
  how: string;
  ways: Way[];
}

export function options(props: TableProps): Options {
  const { text, me } = props;
  const view = seen(props);
  const contents = contentsOf(props);
  const square = contents.squares[view.squares[me ?? -1] ?? 0]!;
  return {
    art: artOf(props, square),
    kicker: text.value("square", square.number),
    title: text.say(`ljc-choose-${view.stage}`, { points: view.to_walk || view.reward }),
    how: text.say(`ljc-choose-${view.stage}-how`, {
      points: view.to_walk || view.reward,
      limit: contents.figures.tax_limit,
      stock: view.stock,
    }),
    ways: [
      ...forks(props),
      ...purchases(props),
      ...flights(props),
      ...taxes(props),
      ...reports(props),
      ...rewards(props),
      ...leaving(props),
    ],
  };
}

function artOf(props: TableProps, square: Square): string {
  if (seen(props).stage === "fork") return kindArt("stop");
  if (seen(props).stage === "purchase") return kindArt("purchase");
  return squareArt(square.kind, contentsOf(props).places[square.place ?? -1]);
}

function way(deed: Deed, title: string, more: Partial<About> = {}): Way {
  return { ...deed, title, note: "", art: "", seat: null, square: null, quiet: false, ...more };
}

function forks(props: TableProps): Way[] {
  const { text } = props;
  const contents = contentsOf(props);
  return waysOut(props).map(([number, verb]) => {
    const square = contents.squares[number]!;
    const title = text.say(verb === ENTER ? "ljc-way-out" : "ljc-way-in", {
      circuit: text.value("circuit", square.circuit),
    });
    return way({ verb, filling: [] }, title, {
      note: text.value("square", number),
      art: squareArt(square.kind, contents.places[square.place ?? -1]),
      square: number,
    });
  });
}

function purchases({ asks, text }: TableProps): Way[] {
  if (!offers(asks, DRAW)) return [];
  return [
    way({ verb: DRAW, filling: [] }, text.say("ljc-way-draw"), {
      note: text.say("ljc-way-draw-note"),
      art: kindArt("purchase"),
    }),
  ];
}

function flights({ asks, text, edition }: TableProps): Way[] {
  const { squares } = contentsOf({ edition });
  return choicesOf(asks, FLY).map((square) =>
    way({ verb: FLY, filling: [[square]] }, text.value("square", square), {
      note: text.value("circuit", squares[square]!.circuit),
      art: kindArt("airport"),
      square,
    }),
  );
}

function taxes({ asks, text, edition }: TableProps): Way[] {
  const { figures } = contentsOf({ edition });
  const paid = text.say("ljc-way-pay", { amount: sum(text, figures.tax) });
  const found = offers(asks, "pay-tax")
    ? [
        way({ verb: "pay-tax", filling: [] }, paid, {
          note: text.say("ljc-way-pay-note"),
          art: kindArt("tax"),
        }),
      ]
    : [];
  if (offers(asks, "try-luck"))
    found.push(
      way({ verb: "try-luck", filling: [] }, text.say("ljc-way-dice"), {
        note: text.say("ljc-way-dice-note", { limit: figures.tax_limit }),
        art: DIE,
      }),
    );
  return found;
}

function reports(props: TableProps): Way[] {
  const { asks, text } = props;
  const view = seen(props);
  return choicesOf(asks, REPORT).map((seat) =>
    way({ verb: REPORT, filling: [[seat]] }, text.say("ljc-way-report", { player: text.player(seat) }), {
      note: text.say("ljc-way-report-note", { count: view.hand_sizes[seat] ?? 0 }),
      seat,
    }),
  );
}

function rewards(props: TableProps): Way[] {
  const { asks, text } = props;
  const view = seen(props);
  const found: Way[] = [];
  if (offers(asks, "take-remission"))
    found.push(
      way({ verb: "take-remission", filling: [] }, text.say("ljc-way-years", { years: view.remission }), {
        art: kindArt("police"),
      }),
    );
  if (offers(asks, "take-money"))
    found.push(
      way(
        { verb: "take-money", filling: [] },
        text.say("ljc-way-money", { amount: sum(text, view.reward) }),
        {
          art: kindArt("refund"),
        },
      ),
    );
  return found;
}

function leaving(props: TableProps): Way[] {
  if (!offers(props.asks, MOVE_ON)) return [];
  return [
    way({ verb: MOVE_ON, filling: [] }, props.text.say(`ljc-leave-${seen(props).stage}`), { quiet: true }),
  ];
}

const DIE = `<path d="M7 12 24 4l17 8v22l-17 10L7 34z" fill="#fffdf8"/><path d="m7 12 17 9 17-9M24 21v23"/><path d="M24 12v.1M13 24v.1M18 34v.1M31 30v.1M36 22v.1M31 38v.1" stroke-width="4"/>`;
