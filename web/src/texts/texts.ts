/** All that can be said of one game at one table: players and things by their names. The twin of texts/texts.py. */

import type { Caution, Deed, EditionInfo, Figure, Reason, Reckoning, ScoreLine, WireEvent } from "../wire";
import { isEachPlayer, isMoney, isPlayer, kind, singular } from "./counting";
import { NOBODY } from "./kinds";
import { hasMoney, writeMoney } from "./money";
import type { Arguments, Language, Sentences } from "./sentences";

/** A sentence of games whose scores are not points, and what they count instead. */
const SCORE = "game-score";

const NARROW = "\u202f"; // all but vanishes in the display face
const HARD = "\u00a0";

export class Texts {
  readonly lang: Language;
  readonly players: string[];
  private readonly sentences: Sentences;
  private readonly things: Record<string, string[]>;
  private readonly decimal: Intl.NumberFormat;
  private readonly share: Intl.NumberFormat;
  private readonly list: Intl.ListFormat;

  constructor(sentences: Sentences, edition: EditionInfo | null, players: string[], namesVariant = "") {
    this.lang = sentences.lang;
    this.sentences = sentences;
    this.players = players;
    this.things = edition?.names[`${this.lang}-${namesVariant}`] ?? edition?.names[this.lang] ?? {};
    this.decimal = new Intl.NumberFormat(this.lang);
    this.share = new Intl.NumberFormat(this.lang, { style: "percent", maximumFractionDigits: 1 });
    this.list = new Intl.ListFormat(this.lang);
  }

  say(key: string, args: Arguments = {}): string {
    return this.sentences.say(key, args);
  }

  has(key: string): boolean {
    return this.sentences.has(key);
  }

  /** What happened, as a sentence of the log. */
  event(event: WireEvent): string {
    // « U.R.S.S. » at the end of a sentence ends it.
    return this.say(`event-${event.is}`, this.fieldsOf(event)).replace("..", ".");
  }

  /** What was paid or won by it, in a few words: « royalties Cuivre ». */
  cause(event: WireEvent): string {
    return this.say(`cause-${event.is}`, this.fieldsOf(event));
  }

  ask(verb: string): string {
    return this.say(`ask-${verb}`);
  }

  /** What follows from an answer that one might regret. */
  caution({ peril, figures }: Caution): string {
    return this.say(`caution-${peril}`, this.argumentsOf(figures));
  }

  /** What spoke for a bot's choice, or against it, as the bot says it. */
  reason({ word, figures }: Reason): string {
    return this.say(`reason-${word}`, this.argumentsOf(figures));
  }

  /** What somebody might do, with what: « Acheter le Chili ». */
  deed({ verb, filling, names }: Deed): string {
    const key = `deed-${verb}`;
    if (!this.has(key)) return this.ask(verb);
    const args: Arguments = {};
    for (const [place, name] of names.entries()) {
      const values = filling[place] ?? [];
      Object.assign(args, this.arguments(name, values));
      if (values.length === 1 && singular(name) === name)
        Object.assign(args, this.arguments(name, values[0]));
    }
    return this.say(key, args);
  }

  /** The key that stands for an action, in the terminal and on the page. */
  letter(verb: string): string {
    return this.sentences.attribute(`ask-${verb}`, "letter");
  }

  blank(name: string): string {
    return this.say(`blank-${name.replaceAll("_", "-")}`);
  }

  /** What a field of the view is called; its own name in words, if the game does not say. */
  heading(name: string): string {
    return this.say(`view-${name.replaceAll("_", "-")}`);
  }

  /** The name of an option, or of one of its choices. */
  option(name: string, choice = ""): string {
    return this.say(choice ? `option-${name}-${choice}` : `option-${name}`);
  }

  end(reason: string): string {
    return this.say(`end-${reason}`);
  }

  /** What put a seat where it is before any figure did. */
  standing({ standing }: Reckoning): string {
    return this.say(`standing-${standing}`);
  }

  /** « 14 signes » */
  figure({ measure, total }: Figure): string {
    return this.measured(measure, total);
  }

  measured(measure: string, amount: number): string {
    const args = {
      count: Math.abs(amount),
      number: this.signed(amount),
      amount: this.value("money", amount),
    };
    return this.say(`measure-${measure}`, args);
  }

  /** What a line of a score counts. */
  line({ word, count }: ScoreLine): string {
    return this.say(`line-${word}`, { count });
  }

  chapter(clause: string): string {
    return this.say(`chapter-${clause}`);
  }

  player(seat: number): string {
    return seat === NOBODY ? this.say("nobody") : (this.players[seat] ?? String(seat + 1));
  }

  /** One value of a blank or of an event's field, as its name tells. */
  value(word: string, value: number): string {
    if (isPlayer(word)) return this.player(value);
    const name = this.things[kind(word)]?.[value];
    if (name !== undefined) return name;
    return this.isSum(word) ? writeMoney(value, this.sentences) : this.number(value);
  }

  /** Several values, joined as the language joins them. */
  values(word: string, values: number[]): string {
    if (isEachPlayer(word))
      return this.join(values.map((number, seat) => this.each(seat, singular(word), number)));
    return this.join(values.map((value) => this.value(singular(word), value)));
  }

  /** All the names of a kind of thing, by number; none if the edition has no such kind. */
  names(word: string): string[] {
    return isPlayer(word) ? this.players : (this.things[kind(word)] ?? []);
  }

  /** Whether the word counts money, in a game that says how it is written. */
  isSum(word: string): boolean {
    const counted = word === "score" && this.has(SCORE) ? this.sentences.attribute(SCORE, "counts") : word;
    return isMoney(counted) && hasMoney(this.sentences);
  }

  join(words: string[]): string {
    return this.list.format(words);
  }

  signed(value: number): string {
    return `${value < 0 ? "−" : ""}${this.number(Math.abs(value))}`;
  }

  number(value: number): string {
    return this.decimal.format(value);
  }

  /** Of a hundred: « 35 % », "35%" */
  percent(value: number): string {
    return this.share.format(value / 100).replace(NARROW, HARD);
  }

  private fieldsOf({ is: _, ...fields }: WireEvent): Arguments {
    return this.argumentsOf(fields);
  }

  private argumentsOf(fields: Record<string, unknown>): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(fields)) Object.assign(args, this.arguments(name, value));
    return args;
  }

  private each(seat: number, word: string, value: number): string {
    const number = this.isSum(word) ? this.value(word, value) : value;
    return this.say("each-player", { player: this.player(seat), number });
  }

  private arguments(name: string, value: unknown): Arguments {
    if (Array.isArray(value)) {
      const numbers = value.filter((item) => typeof item === "number");
      return { [name]: this.values(name, numbers), [`${name}_count`]: value.length };
    }
    if (typeof value === "number" && this.isSum(name)) {
      const size = this.value(name, Math.abs(value));
      return { [name]: this.value(name, value), [`${name}_size`]: size, [`${name}_sign`]: Math.sign(value) };
    }
    if (typeof value === "number") {
      const plain = !isPlayer(name) && !(kind(name) in this.things);
      return { [name]: plain ? value : this.value(name, value) };
    }
    return { [name]: typeof value === "string" ? value : JSON.stringify(value) };
  }
}
