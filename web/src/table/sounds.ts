/** What is heard of the table: quietly, from the first gesture on, unless it is switched off or nobody looks. */

import { preferences } from "../house/preferences.svelte";
import { perform, type Sound } from "./instruments";

export type { Sound } from "./instruments";

const VOLUME = 0.35;
const CROWD_MS = 60; // the same sound is not struck twice within
/** what calls somebody back is heard although the tab is hidden */
const CALLS: Sound[] = ["turn"];

let audio: AudioContext | null = null;
let master: AudioNode | null = null;
const struck: Partial<Record<Sound, number>> = {};

/** A browser lets a page be heard once somebody has touched it: before, nothing is kept for later. */
export function play(sound: Sound): void {
  if (!preferences.sound || (document.hidden && !CALLS.includes(sound)) || !mayBeHeard()) return;
  const now = performance.now();
  if (now - (struck[sound] ?? -Infinity) < CROWD_MS) return;
  struck[sound] = now;
  const { context, into } = table();
  if (context.state === "suspended") context.resume().catch(() => undefined);
  perform(context, into, sound, context.currentTime);
}

function mayBeHeard(): boolean {
  return typeof AudioContext !== "undefined" && (navigator.userActivation?.hasBeenActive ?? true);
}

function table(): { context: AudioContext; into: AudioNode } {
  if (!audio || !master) {
    audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.value = VOLUME;
    const together = audio.createDynamicsCompressor();
    volume.connect(together).connect(audio.destination);
    master = volume;
  }
  return { context: audio, into: master };
}
