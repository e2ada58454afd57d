/** Sounds, made on the spot: nothing is loaded. Every kind of step has its cue. */
import { settings } from '../lib/settings.svelte';

/** A tone or a hiss: how it sounds, from when on and for how long (in seconds), how loud. */
interface Tone {
  wave: OscillatorType | 'noise';
  /** In Hz; of noise, the middle of its band. */
  at: number;
  /** Where it glides to. */
  to?: number;
  start: number;
  length: number;
  loud: number;
}
const tone = (wave: Tone['wave'], at: number, start: number, length: number, loud: number, to?: number): Tone => ({
  wave,
  at,
  start,
  length,
  loud,
  ...(to === undefined ? {} : { to }),
});

const CUES = {
  /** A paw or a piece on one space. */
  step: [tone('noise', 900, 0, 0.05, 0.3), tone('triangle', 420, 0, 0.06, 0.1)],
  /** Some steps at a run. */
  run: [0, 0.09, 0.18, 0.27].map((start) => tone('noise', 800 + start * 800, start, 0.05, 0.3)),
  tin: [tone('square', 1320, 0, 0.05, 0.05), tone('triangle', 1980, 0.02, 0.16, 0.08)],
  glass: [tone('sine', 2093, 0, 0.3, 0.1), tone('sine', 3136, 0.01, 0.22, 0.05)],
  good: [tone('triangle', 660, 0, 0.08, 0.1), tone('triangle', 880, 0.07, 0.12, 0.1)],
  cheese: [tone('triangle', 330, 0, 0.07, 0.14), tone('noise', 1600, 0.01, 0.08, 0.12)],
  light: [tone('sine', 1175, 0, 0.1, 0.08), tone('sine', 1568, 0.08, 0.3, 0.08)],
  card: [tone('noise', 2600, 0, 0.07, 0.3), tone('noise', 1400, 0.05, 0.06, 0.2)],
  page: [tone('noise', 2000, 0, 0.12, 0.2, 3200)],
  build: [tone('noise', 400, 0, 0.08, 0.5), tone('triangle', 196, 0, 0.14, 0.16), tone('noise', 500, 0.16, 0.08, 0.4)],
  score: [tone('triangle', 784, 0, 0.1, 0.1), tone('triangle', 1047, 0.09, 0.22, 0.1)],
  pay: [tone('triangle', 520, 0, 0.07, 0.1), tone('triangle', 390, 0.06, 0.1, 0.1)],
  steal: [
    tone('sawtooth', 330, 0, 0.14, 0.1, 180),
    tone('noise', 700, 0.1, 0.2, 0.3),
    tone('sawtooth', 220, 0.2, 0.2, 0.1, 110),
  ],
  /** The Piper's flute. */
  flute: [tone('sine', 587, 0, 0.34, 0.12), tone('noise', 3000, 0, 0.3, 0.03)],
  door: [tone('noise', 200, 0, 0.2, 0.6), tone('triangle', 110, 0, 0.2, 0.16)],
  floor: [tone('triangle', 262, 0, 0.1, 0.12), tone('triangle', 349, 0.08, 0.14, 0.12)],
  fall: [tone('triangle', 392, 0, 0.2, 0.12, 196)],
  rumble: [tone('noise', 90, 0, 1.6, 0.9), tone('sawtooth', 55, 0, 1.6, 0.12, 110)],
  /** One's turn. */
  bell: [tone('sine', 784, 0, 0.9, 0.12), tone('sine', 1568, 0, 0.5, 0.05), tone('sine', 1175, 0.12, 0.8, 0.08)],
  refuse: [tone('triangle', 190, 0, 0.12, 0.14), tone('triangle', 150, 0.1, 0.16, 0.14)],
  end: [523, 659, 784, 1047].map((at, place) => tone('triangle', at, place * 0.14, place === 3 ? 0.5 : 0.18, 0.12)),
  chat: [tone('sine', 740, 0, 0.06, 0.08)],
} satisfies Record<string, Tone[]>;
export type CueName = keyof typeof CUES;
export const CUE_NAMES = Object.keys(CUES) as CueName[];

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers are silent until somebody has touched the page. */
export function play(name: CueName, pitch = 0): void {
  const { sound, volume } = settings.table;
  if (!sound || !volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: (volume / 50) ** 2 });
  out.connect(context.destination);
  for (const one of CUES[name]) ring(context, out, one, 2 ** (pitch / 12));
}

function ring(context: AudioContext, out: AudioNode, one: Tone, factor: number): void {
  const from = context.currentTime + one.start;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(one.loud, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + one.length);
  const source = one.wave === 'noise' ? noise(context, one, factor, from) : oscillator(context, one, factor, from);
  source.end.connect(gain).connect(out);
  source.begin.start(from);
  source.begin.stop(from + one.length + 0.05);
}

interface Source {
  begin: AudioScheduledSourceNode;
  end: AudioNode;
}

function oscillator(context: AudioContext, one: Tone, factor: number, from: number): Source {
  const begin = new OscillatorNode(context, { type: one.wave as OscillatorType, frequency: one.at * factor });
  if (one.to) {
    begin.frequency.setValueAtTime(one.at * factor, from);
    begin.frequency.exponentialRampToValueAtTime(one.to * factor, from + one.length);
  }
  return { begin, end: begin };
}

function noise(context: AudioContext, one: Tone, factor: number, from: number): Source {
  hiss ??= hissOf(context);
  const begin = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: one.at * factor, Q: 1.2 });
  if (one.to) band.frequency.exponentialRampToValueAtTime(one.to * factor, from + one.length);
  begin.connect(band);
  return { begin, end: band };
}

function hissOf(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}
