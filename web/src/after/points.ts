/** A chart over time: where things lie in it. */
import { roundOf, type Story } from './story';

export interface Scale {
  /** From a decision to the right, from points upwards. */
  x: (at: number) => number;
  y: (points: number) => number;
  /** The decision nearest to a place. */
  at: (x: number) => number;
  /** Round figures along the side. */
  ticks: number[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room for all figures, and for those up to `most`; there is always some. */
export function scaleOf(points: number[][], frame: Frame, most = 1): Scale {
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(most, ...all)];
  const step = stepFor(high - low);
  const [first, last] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const decisions = Math.max(1, points.length - 1);
  const [width, height] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  return {
    x: (at) => frame.left + (at / decisions) * width,
    y: (value) => frame.top + (1 - (value - first) / (last - first)) * height,
    at: (x) => Math.min(Math.max(0, Math.round(((x - frame.left) / width) * decisions)), points.length - 1),
    ticks: Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step),
  };
}

/** The least of 1, 2, 5, 10, 20 … of which at most five make up the whole. */
export function stepFor(whole: number): number {
  for (let power = 1; ; power *= 10) {
    for (const figure of [1, 2, 5]) if (figure * power * 5 >= whole) return figure * power;
  }
}

/** A line that goes up in steps: points stay until the next decision. */
export function lineOf(points: number[][], seat: number, { x, y }: Scale): string {
  const parts = points.flatMap((row, at) => {
    const value = row[seat] ?? 0;
    if (at === 0) return [`M${place(x(0))} ${place(y(value))}`];
    return value === points[at - 1]![seat] ? [] : [`H${place(x(at))}V${place(y(value))}`];
  });
  return `${parts.join('')}H${place(x(points.length - 1))}`;
}

function place(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

/** Where rounds begin: as many as there is room for. */
export function roundMarks(story: Story, most: number): { at: number; round: number }[] {
  const marks: { at: number; round: number }[] = [];
  story.steps.forEach((step, at) => {
    const round = roundOf(step.turn);
    if (round !== null && round !== marks.at(-1)?.round) marks.push({ at, round });
  });
  const step = stepFor((marks.length / Math.max(1, most)) * 5);
  return marks.filter(({ round }) => (round - 1) % step === 0);
}

/** Decisions where each line shows its shape, so that lines are told apart by more than their colour. */
export function shapePlaces(decisions: number, seat: number, seats: number): number[] {
  const count = Math.min(5, decisions);
  const places = Array.from({ length: count }, (_, index) => ((index + (seat + 0.5) / seats) / count) * decisions);
  return [...new Set(places.map(Math.round))];
}
