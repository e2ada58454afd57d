/** The street through all houses and gaps: a closed curve, along which figures walk and trails are drawn. */
import type { Point } from '../../stage/kit';

export interface Street {
  points: Point[];
  /** Which of them are houses and gaps, in turn; at others it only bends. */
  stops: number[];
}

const around = (index: number, length: number) => ((index % length) + length) % length;

/** The two points that bend the street between a point and the next. */
function bends(points: readonly Point[], index: number): [Point, Point] {
  const at = (step: number) => points[around(index + step, points.length)]!;
  const bend = (one: Point, back: Point, ahead: Point) => ({
    x: one.x + (ahead.x - back.x) / 6,
    y: one.y + (ahead.y - back.y) / 6,
  });
  return [bend(at(0), at(-1), at(1)), bend(at(1), at(2), at(0))];
}

/** As the path of an SVG drawing. */
export function streetPath(points: readonly Point[]): string {
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const parts = points.map((_, index) => {
    const [one, other] = bends(points, index);
    return `C${text(one)} ${text(other)} ${text(points[around(index + 1, points.length)]!)}`;
  });
  return `M${text(points[0]!)}${parts.join('')}Z`;
}

const STEPS = 4;

/** Points on the way from one stop to the next, or to the one before, without both ends. */
export function leg({ points, stops }: Street, stop: number, way: 1 | -1): Point[] {
  if (points.length < 3) return [];
  const first = around(way > 0 ? stop : stop - 1, stops.length);
  const [from, to] = [stops[first]!, stops[first + 1] ?? points.length];
  const found: Point[] = [];
  for (let index = from; index < to; index++) {
    for (let step = index > from ? 0 : 1; step < STEPS; step++) found.push(pointOn(points, index, step / STEPS));
  }
  return way > 0 ? found : found.reverse();
}

function pointOn(points: readonly Point[], index: number, share: number): Point {
  const [a, d] = [points[index]!, points[around(index + 1, points.length)]!];
  const [b, c] = bends(points, index);
  const rest = 1 - share;
  const [k0, k1, k2, k3] = [rest ** 3, 3 * share * rest ** 2, 3 * share ** 2 * rest, share ** 3];
  const mix = (axis: 'x' | 'y') => a[axis] * k0 + b[axis] * k1 + c[axis] * k2 + d[axis] * k3;
  return { x: mix('x'), y: mix('y') };
}
