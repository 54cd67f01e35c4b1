/** The sounds of the table, made from waves and noise: small things of wood, paper and metal, each shorter than a second. */

export type Sound = keyof typeof SCORES;

/** A tone that rings out, or a burst of filtered noise. */
interface Note {
  wave: OscillatorType | "noise";
  /** hertz; of noise, the middle of what is heard */
  pitch: number;
  /** where the pitch ends */
  to?: number;
  /** of noise: how narrow it is */
  narrow?: number;
  at: number;
  length: number;
  loud: number;
}

const tone = (
  pitch: number,
  at: number,
  length: number,
  loud: number,
  wave: OscillatorType = "sine",
): Note => ({
  wave,
  pitch,
  at,
  length,
  loud,
});

const noise = (pitch: number, at: number, length: number, loud: number, narrow = 1.2): Note => ({
  wave: "noise",
  pitch,
  at,
  length,
  loud,
  narrow,
});

/** A die that strikes wood. */
const knock = (at: number, loud: number): Note[] => [
  noise(2600, at, 0.03, loud, 3),
  tone(420, at, 0.045, loud * 0.6, "triangle"),
];

/** Metal upon metal: two partials that are no octave apart. */
const clink = (pitch: number, at: number, loud: number): Note[] => [
  tone(pitch, at, 0.16, loud),
  tone(pitch * 2.76, at, 0.09, loud * 0.4),
];

const SCORES = {
  /** anything that has no sound of its own */
  move: [...knock(0, 0.3)],
  /** dice that tumble */
  dice: [
    ...knock(0, 0.5),
    ...knock(0.09, 0.4),
    ...knock(0.2, 0.45),
    ...knock(0.29, 0.28),
    ...knock(0.4, 0.34),
  ],
  coins: [...clink(2093, 0, 0.22), ...clink(2637, 0.07, 0.2), ...clink(2349, 0.15, 0.16)],
  /** rubber upon paper upon wood */
  stamp: [{ ...tone(150, 0, 0.14, 0.6, "triangle"), to: 60 }, noise(700, 0, 0.07, 0.6, 0.8)],
  paper: [noise(3800, 0, 0.1, 0.2, 0.7), noise(5200, 0.07, 0.14, 0.16, 0.7)],
  card: [noise(4600, 0, 0.06, 0.26, 0.9), ...knock(0.05, 0.2)],
  /** a pawn, a wheel, a marker set down */
  step: [tone(300, 0, 0.05, 0.3, "triangle"), noise(1400, 0, 0.025, 0.2, 2)],
  /** it is your turn: two bells upwards */
  turn: [...clink(784, 0, 0.34), ...clink(1175, 0.13, 0.34)],
  refused: [tone(196, 0, 0.11, 0.34, "triangle"), tone(165, 0.1, 0.16, 0.34, "triangle")],
  out: [
    tone(392, 0, 0.2, 0.3, "triangle"),
    tone(330, 0.18, 0.2, 0.3, "triangle"),
    tone(262, 0.36, 0.4, 0.3, "triangle"),
  ],
  won: [
    ...clink(523, 0, 0.3),
    ...clink(659, 0.13, 0.3),
    ...clink(784, 0.26, 0.3),
    ...clink(1047, 0.39, 0.4),
    tone(523, 0.39, 0.5, 0.2, "triangle"),
    tone(659, 0.39, 0.5, 0.16, "triangle"),
  ],
  over: [
    tone(523, 0, 0.2, 0.3, "triangle"),
    tone(440, 0.18, 0.2, 0.26, "triangle"),
    tone(523, 0.36, 0.4, 0.3, "triangle"),
  ],
} satisfies Record<string, Note[]>;

export const SOUNDS = Object.keys(SCORES) as Sound[];

/** How long it is heard, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SCORES[sound].map(({ at, length }) => at + length));
}

const ATTACK = 0.004;
const SILENCE = 0.0008;

/** Everything of a sound, from `start` on the clock of its context. */
export function perform(context: BaseAudioContext, into: AudioNode, sound: Sound, start: number): void {
  for (const note of SCORES[sound] as Note[]) strike(context, into, note, start + note.at);
}

function strike(context: BaseAudioContext, into: AudioNode, note: Note, start: number): void {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(note.loud, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start + note.length);
  const source =
    note.wave === "noise" ? hiss(context, note, loudness) : voice(context, note, start, loudness);
  loudness.connect(into);
  source.start(start);
  source.stop(start + note.length);
}

function voice(context: BaseAudioContext, note: Note, start: number, into: AudioNode): OscillatorNode {
  const found = context.createOscillator();
  found.type = note.wave as OscillatorType;
  found.frequency.setValueAtTime(note.pitch, start);
  if (note.to) found.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  found.connect(into);
  return found;
}

function hiss(
  context: BaseAudioContext,
  { pitch, narrow = 1 }: Note,
  into: AudioNode,
): AudioBufferSourceNode {
  const found = context.createBufferSource();
  found.buffer = grain(context);
  found.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = narrow;
  found.connect(band).connect(into);
  return found;
}

const grains = new WeakMap<BaseAudioContext, AudioBuffer>();
const GRAIN_S = 0.5;
const FIRST = 20_101; // of a sequence that is the same everywhere

/** Noise, the same on every device. */
function grain(context: BaseAudioContext): AudioBuffer {
  const made = grains.get(context);
  if (made) return made;
  const found = context.createBuffer(1, context.sampleRate * GRAIN_S, context.sampleRate);
  const samples = found.getChannelData(0);
  let word = FIRST;
  for (let place = 0; place < samples.length; place++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    samples[place] = word / 2 ** 31;
  }
  grains.set(context, found);
  return found;
}
