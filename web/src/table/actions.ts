/** What the buttons of a table are, given what is asked. The rules are the house's; this only arranges. */

import { closedBy, offers } from "../ask/asks";
import { isDangerous } from "../ask/cautions";
import type { GameModule, TableProps } from "../games/module";
import type { Ask } from "../wire";

export interface Choice {
  /** tells it from the others: several asks may have the same verb */
  id: string;
  verb: string;
  label: string;
  letter: string;
  /** null: not offered now; the house says why on a click */
  ask: Ask | null;
  kind: "press" | "form" | "grey" | "desk";
  /** a desk behind which nothing is open now */
  shut: boolean;
  /** why it is greyed, where that is known before a click */
  clause: string;
  /** what a press sends */
  filling: number[][];
  primary: boolean;
  /** board or hand play it too */
  direct: boolean;
  /** board or hand show its button: the house need not */
  drawn: boolean;
}

export function choices(module: GameModule, props: TableProps): Choice[] {
  const behind = module.desk?.verbs ?? [];
  const offered = props.asks
    .map((ask, place) => offer(module, props, ask, place))
    .filter(({ verb }) => !behind.includes(verb));
  const first = firstId(module, props, offered);
  return [...offered, ...desks(module, props), ...greyed(module, props)].map((choice) => ({
    ...choice,
    primary: choice.id === first,
  }));
}

function offer(module: GameModule, props: TableProps, ask: Ask, place: number): Choice {
  const alike = props.asks.filter((other) => other.verb === ask.verb);
  const id = alike[0] === ask ? ask.verb : `${ask.verb}-${place}`;
  const filling = ask.blanks.length ? (module.filled?.(ask, props) ?? null) : [];
  const direct = (module.direct ?? []).includes(ask.verb);
  const said = module.label?.(ask, props) ?? props.text.ask(ask.verb);
  const label = alike.length > 1 ? `${said}${settled(props, ask)}` : said;
  return {
    id,
    verb: ask.verb,
    label,
    letter: props.text.letter(ask.verb),
    ask,
    kind: filling ? "press" : "form",
    shut: false,
    clause: "",
    filling: filling ?? [],
    primary: false,
    direct,
    drawn: module.drawn?.(ask, props) ?? false,
  };
}

function desks({ desk }: GameModule, props: TableProps): Choice[] {
  if (!desk) return [];
  const isBehind = ({ verb }: { verb: string }) => desk.verbs.includes(verb);
  const shut = !props.asks.some(isBehind);
  if (shut && !(desk.saysWhy && props.closed.some(isBehind))) return [];
  return [{ ...bare(desk.verb, props), kind: "desk", shut }];
}

/** What an ask leaves no choice about tells it from others of its verb. */
function settled(props: TableProps, ask: Ask): string {
  const only = ask.blanks.filter((blank) => blank.is === "one-of" && blank.choices.length === 1);
  const names = only.map((blank) =>
    props.text.value(blank.name, blank.is === "one-of" ? blank.choices[0]! : 0),
  );
  return names.length ? ` (${names.join(", ")})` : "";
}

function greyed(module: GameModule, props: TableProps): Choice[] {
  if (!props.asks.length) return [];
  const closed = props.closed.map(({ verb }) => verb).filter((verb) => isGreyed(module, verb));
  const missing = [...new Set([...(module.verbs ?? []), ...closed])].filter(
    (verb) => !offers(props.asks, verb),
  );
  return missing.map((verb) => ({
    ...bare(verb, props),
    kind: "grey",
    clause: closedBy(props, verb) ?? "",
  }));
}

function isGreyed({ greysClosed = false }: GameModule, verb: string): boolean {
  return Array.isArray(greysClosed) ? greysClosed.includes(verb) : greysClosed;
}

function bare(verb: string, { text }: TableProps): Omit<Choice, "kind"> {
  return {
    id: verb,
    verb,
    label: text.ask(verb),
    letter: text.letter(verb),
    ask: null,
    shut: false,
    clause: "",
    filling: [],
    primary: false,
    direct: false,
    drawn: false,
  };
}

function firstId(module: GameModule, props: TableProps, offered: Choice[]): string {
  const wanted = module.primary?.(props);
  if (wanted !== undefined) return isDangerous(props.asks, wanted) ? "" : wanted;
  const safe = offered.filter(({ verb }) => !isDangerous(props.asks, verb));
  return (safe.find((choice) => !choice.direct) ?? safe[0])?.id ?? "";
}

/** The form that lies open by itself: the only one there is, unless board or hand do its work. */
export function openByItself(all: Choice[]): string {
  const forms = all.filter((choice) => choice.kind === "form" && !choice.direct && !choice.drawn);
  return forms.length === 1 ? forms[0]!.id : "";
}
