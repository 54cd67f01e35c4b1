/** What the player likes: language, motion, speed, sound, shaking, name. Remembered in this browser. */

import type { Language } from "../texts/sentences";
import { keep, kept } from "./kept";

/** How much of its time what others do has on the screen; none until one's own turn, if one wants. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.4, mine: 0 } as const;

export type Speed = keyof typeof SPEEDS;

/** The first of the browser's languages that the house speaks. */
export function firstSpoken(wanted: readonly string[]): Language {
  const spoken = wanted.map((word) => word.split("-")[0]!.toLowerCase());
  return spoken.find((word): word is Language => word === "fr" || word === "en") ?? "fr";
}

class Preferences {
  #lang = $state<Language>(kept<Language>("lang", firstSpoken(navigator.languages)));
  #sound = $state(kept("sound", true));
  #shakes = $state(kept("shakes", true));
  #motion = $state(kept("motion", true));
  #speed = $state<Speed>(kept<Speed>("speed", "normal"));
  #cues = $state(kept("cues", true));
  #voices = $state(kept("voices", true));
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

  /** Whether a device that can shake does so when there is no time to lose. */
  get shakes(): boolean {
    return this.#shakes;
  }

  set shakes(on: boolean) {
    this.#shakes = on;
    keep("shakes", on);
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

  /** Whether somebody new to a game is told why something is asked. */
  get cues(): boolean {
    return this.#cues;
  }

  set cues(on: boolean) {
    this.#cues = on;
    keep("cues", on);
  }

  /** Whether one hears the characters. */
  get voices(): boolean {
    return this.#voices;
  }

  set voices(on: boolean) {
    this.#voices = on;
    keep("voices", on);
  }

  get speed(): Speed {
    return this.#speed in SPEEDS ? this.#speed : "normal";
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    keep("speed", speed);
  }

  /** One faster or one slower, as far as it goes. */
  changeSpeed(by: 1 | -1): void {
    const speeds = Object.keys(SPEEDS) as Speed[];
    const place = Math.min(Math.max(speeds.indexOf(this.speed) + by, 0), speeds.length - 1);
    this.speed = speeds[place]!;
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
