/** Tiny sounds made on the spot; none unless they are switched on. */

import { preferences } from "../house/preferences.svelte";

export type Sound = "move" | "turn" | "refused" | "over";

interface Note {
  pitch: number;
  at: number;
  length: number;
}

const SCORES: Record<Sound, Note[]> = {
  move: [{ pitch: 520, at: 0, length: 0.05 }],
  turn: [
    { pitch: 587, at: 0, length: 0.09 },
    { pitch: 880, at: 0.1, length: 0.14 },
  ],
  refused: [{ pitch: 165, at: 0, length: 0.16 }],
  over: [
    { pitch: 523, at: 0, length: 0.14 },
    { pitch: 659, at: 0.14, length: 0.14 },
    { pitch: 784, at: 0.28, length: 0.32 },
  ],
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound) return;
  audio ??= new AudioContext();
  for (const note of SCORES[sound]) strike(audio, note);
}

function strike(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = "triangle";
  voice.frequency.value = note.pitch;
  loudness.gain.setValueAtTime(0.16, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + note.length);
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(start + note.length);
}
