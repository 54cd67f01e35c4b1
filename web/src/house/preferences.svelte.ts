/** What the player likes: language, motion, sound, name. Remembered in this browser. */

import type { Language } from "../texts/sentences";
import { keep, kept } from "./kept";

class Preferences {
  #lang = $state<Language>(kept<Language>("lang", "fr"));
  #sound = $state(kept("sound", false));
  #motion = $state(kept("motion", true));
  #name = $state(kept("name", ""));
  #system = $state(true);

  constructor() {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.#system = !reduced.matches;
    reduced.addEventListener("change", () => (this.#system = !reduced.matches));
  }

  get lang(): Language {
    return this.#lang;
  }

  set lang(lang: Language) {
    this.#lang = lang;
    keep("lang", lang);
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    keep("sound", on);
  }

  get motionWanted(): boolean {
    return this.#motion;
  }

  set motionWanted(on: boolean) {
    this.#motion = on;
    keep("motion", on);
  }

  /** The switch of the page and the wish of the system together. */
  get motion(): boolean {
    return this.#motion && this.#system;
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }
}

export const preferences = new Preferences();
