/** Silhouettes of junk in a row: the upper edge of a sheet of paper, drawn the same way every time. */

interface Ridge {
  from: number;
  to: number;
  /** Where its upper edge runs, on average. */
  y: number;
  foot: number;
  seed: number;
  /** How tall things are. */
  tall: number;
  /** How much higher the right end is. */
  lean: number;
}

/** Each is drawn from the left end of its foot to the right one, w wide and h high. */
const THINGS: readonly ((w: number, h: number) => string)[] = [
  (w, h) => `v-${h}h${w}v${h}`, // a crate
  (w) => `a${w / 2} ${w / 2} 0 0 1 ${w} 0`, // a tyre, half buried
  (w, h) =>
    `l${w * 0.12}-${h * 0.4}h${w * 0.2}l${w * 0.12}-${h * 0.5}h${w * 0.3}l${w * 0.14} ${h * 0.5}h${w * 0.12}v${h * 0.4}`, // a car
  (w, h) =>
    `v-${h * 0.7}h${w * 0.4}l-${w * 0.14}-${h * 0.5}l${w * 0.2} ${h * 0.5}l${w * 0.2}-${h * 0.6}l-${w * 0.1} ${h * 0.6}h${w * 0.44}v${h * 0.7}`, // a television
  (w, h) => `q${w * 0.02}-${h * 0.7} ${w * 0.3}-${h * 0.7}h${w * 0.4}q${w * 0.28} 0 ${w * 0.3} ${h * 0.7}`, // a bath
  (w, h) => `h${w * 0.3}v-${h * 1.3}h${w * 0.12}v${h * 0.2}h${w * 0.16}v${h * 1.1}h${w * 0.42}`, // a lamp post
  (w, h) => `l${w * 0.1}-${h}h${w * 0.8}l${w * 0.1} ${h}`, // a barrel
  (w, h) => `q${w / 2}-${h * 1.2} ${w} 0`, // a heap
];

export function ridge({ from, to, y, foot, seed, tall, lean }: Ridge): { fill: string; edge: string } {
  let edge = `M${from} ${y + 60}q30-50 60-60`;
  let x = from + 60;
  for (let step = seed; x < to; step++) {
    const random = ((step * 7919 + seed * 104729) % 1000) / 1000;
    const w = 44 + random * 52;
    const h = tall * (0.55 + ((step * 31) % 10) / 12);
    edge += THINGS[(step * 5 + seed) % THINGS.length]!(w, h);
    const climb = -(lean * w) / (to - from) + (((step * 13) % 7) - 3) * 2;
    edge += `l${8 + random * 12} ${climb}`;
    x += w + 8 + random * 12;
  }
  return { fill: `${edge}V${foot}H${from}z`, edge };
}
