/** Fluent files as sentences by key, in one language. */

import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import { elide } from "./elision";

export type Language = "fr" | "en";
export type Arguments = Record<string, string | number>;

/** What a sentence may call: { ELIDE("de", $player) } is « d’Alix » or « de Béa ». */
const FUNCTIONS: Record<string, FluentFunction> = {
  ELIDE: ([word, name]) => elide(String(word), String(name)),
};

export class Sentences {
  readonly lang: Language;
  private readonly bundle: FluentBundle;

  constructor(lang: Language, ...sources: string[]) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args: Arguments = {}): string {
    return this.format(key, "", args) ?? inWords(key);
  }

  /** Something that goes with a sentence, such as the letter that stands for it; empty if there is none. */
  attribute(key: string, name: string): string {
    return this.format(key, name, {}) ?? "";
  }

  private format(key: string, attribute: string, args: Arguments): string | null {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    return this.bundle.formatPattern(pattern, args, []);
  }
}

/** A game that says nothing of itself is still playable: its keys are read as words. */
export function inWords(key: string): string {
  const text = key.replace(/^(event|ask|blank|option|end|chapter|view)-/, "").replaceAll(/[-_]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
