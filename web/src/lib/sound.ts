/** Small sounds, made on the spot: nothing is loaded. */
import { settings } from './settings.svelte';

/** Notes as [frequency in Hz, beginning and length in seconds, loudness]. */
type Note = readonly [number, number, number, number];
const SOUNDS = {
  move: [
    [420, 0, 0.06, 0.12],
    [560, 0.05, 0.07, 0.1],
  ],
  gain: [
    [660, 0, 0.08, 0.1],
    [880, 0.07, 0.12, 0.1],
  ],
  turn: [
    [523, 0, 0.12, 0.12],
    [659, 0.11, 0.12, 0.12],
    [784, 0.22, 0.2, 0.12],
  ],
  refuse: [
    [190, 0, 0.12, 0.14],
    [150, 0.1, 0.16, 0.14],
  ],
  end: [
    [523, 0, 0.16, 0.12],
    [659, 0.14, 0.16, 0.12],
    [784, 0.28, 0.16, 0.12],
    [1047, 0.42, 0.4, 0.12],
  ],
  chat: [[740, 0, 0.05, 0.08]],
} satisfies Record<string, Note[]>;
export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  // Browsers are silent until somebody has touched the page.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length, loudness] of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loudness, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.05);
  }
}
