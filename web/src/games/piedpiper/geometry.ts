/** Where houses stand and figures go. The ring is measured in turns: 0 is the front, and forward leads to the right. */
import type { House, Picture } from './picture';
import type { Way } from './steps';

export interface Shape {
  width: number;
  height: number;
  /** The middle of the ring, and how far houses stand from it. */
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Where the ground ends and the sky begins. */
  horizon: number;
  /** How large houses are, by how many stand; figures are of one size. */
  scales: Record<number, number>;
  figure: number;
  /** The size of names. */
  text: number;
}

/** A ring for each layout: for a phone, for a tablet, and beside the row of a wide screen. */
export const SHAPES = {
  tall: {
    ...{ width: 500, height: 416, x: 250, y: 184, rx: 190, ry: 108, horizon: 104 },
    ...{ scales: { 3: 0.95, 4: 0.92, 5: 0.9 }, figure: 0.98, text: 15.5 },
  },
  broad: {
    ...{ width: 800, height: 560, x: 400, y: 262, rx: 318, ry: 148, horizon: 140 },
    ...{ scales: { 3: 1.25, 4: 1.22, 5: 1.15 }, figure: 1.15, text: 15 },
  },
  square: {
    ...{ width: 620, height: 660, x: 310, y: 314, rx: 236, ry: 190, horizon: 165 },
    ...{ scales: { 3: 1.34, 4: 1.3, 5: 1.2 }, figure: 1.22, text: 15 },
  },
} satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;

export interface Standing {
  turn: number;
  /** Its scale; 0 when it is gone. */
  size: number;
}

export interface Going {
  turn: number;
  /** Beside the middle of the gap, in widths of a figure. */
  dx: number;
  dy: number;
  /** 1: right across the square in front of the houses. */
  dip: number;
}

export interface Layout {
  houses: Standing[];
  figures: Going[];
}

export interface Point {
  x: number;
  y: number;
}

/** A point of the ring; `reach` 1 is where houses stand, 0 the middle. */
export function pointAt(shape: Shape, turn: number, reach = 1): Point {
  const angle = Math.PI / 2 - turn * 2 * Math.PI;
  return { x: shape.x + shape.rx * reach * Math.cos(angle), y: shape.y + shape.ry * reach * Math.sin(angle) };
}

/** How far out figures stand, how much farther at the sides, how much less in front, and how near the middle they pass. */
const GAP_REACH = 0.94;
const ASIDE = 0.14;
const IN_FRONT = 0.18;
const PASS_REACH = 0.42;
const FIGURE_WIDTH = 34;

export function figurePoint(shape: Shape, figure: Going): Point {
  const angle = figure.turn * 2 * Math.PI;
  const out = GAP_REACH + ASIDE * Math.sin(angle) ** 2 - IN_FRONT * Math.max(0, Math.cos(angle));
  const { x, y } = pointAt(shape, figure.turn, out - (out - PASS_REACH) * figure.dip);
  const width = FIGURE_WIDTH * shape.figure;
  const most = shape.width - width * 0.6;
  return { x: Math.min(most, Math.max(width * 0.6, x + figure.dx * width)), y: y + figure.dy * width };
}

/** The place of each house among those that stand, counted from the one in front; -1 for houses that are left. */
export function places(houses: readonly House[], front: number): number[] {
  const found = houses.map(() => -1);
  let count = 0;
  for (let step = 0; step < houses.length; step++) {
    const house = (front + step) % houses.length;
    if (!houses[house]!.isLeft) found[house] = count++;
  }
  return found;
}

/** The house that is drawn in front: that of the seat, or the next one that still stands. */
export function frontHouse(houses: readonly House[], seat: number): number {
  const own = Math.max(
    0,
    houses.findIndex((house) => house.owner === seat),
  );
  for (let step = 0; step < houses.length; step++) {
    const house = (own + step) % houses.length;
    if (!houses[house]!.isLeft) return house;
  }
  return own;
}

/** Where each of some figures stands that share a gap, from its middle. */
export function cluster(count: number): [number, number][] {
  const rows = CLUSTERS[Math.min(count, CLUSTERS.length - 1)]!;
  return rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, at): [number, number] => [
      (at - (width - 1) / 2) * 1.02,
      (row - (rows.length - 1) / 2) * 1.1,
    ]),
  );
}
const CLUSTERS = [[], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3], [2, 3, 2]];

/** Where everything is in a picture. With the layout before, all go the shortest way, or the way that figures went. */
export function layoutOf(
  picture: Picture,
  seat: number,
  shape: Shape,
  before?: Layout,
  ways: Record<number, Way> = {},
): Layout {
  const { houses, gaps } = picture;
  const place = places(houses, frontHouse(houses, seat));
  const count = place.filter((at) => at >= 0).length || 1;
  const gapTurn = (gap: number) => ((place[standing(houses, gap)]! + 0.5) / count) % 1;
  return {
    houses: houses.map((house, at) => ({
      turn: near(house.isLeft ? gapTurn(at) : place[at]! / count, before?.houses[at]?.turn),
      size: house.isLeft ? 0 : (shape.scales[Math.max(3, count)] ?? 1),
    })),
    figures: gaps.map((gap, figure) => {
      if (gap < 0) return { turn: 0, dx: 0, dy: 0, dip: 0 };
      const together = gaps.flatMap((other, at) => (other === gap ? [at] : []));
      const spots = cluster(together.length);
      const [dx, dy] = spots[together.indexOf(figure)]!;
      const turn = near(gapTurn(gap), before?.figures[figure]?.turn, ways[figure]);
      return { turn, dx, dy: dy + asideOf(count, turn, spots), dip: 0 };
    }),
  };
}

/** How far figures stand below the middle of a gap, out of the way of what is there. */
function asideOf(count: number, turn: number, spots: [number, number][]): number {
  const [sideways, frontward] = [Math.abs(Math.sin(turn * 2 * Math.PI)), Math.cos(turn * 2 * Math.PI)];
  // With three houses, the gaps in front lie right under the names of the other two;
  if (count === 3 && frontward > 0) return 0.8;
  // with five, those at the sides lie over the roofs of the houses before them.
  if (count === 5 && frontward < 0 && sideways > 0.5) return -0.65 - Math.max(...spots.map(([, dy]) => dy));
  return 0;
}

/** The gap of a house that is left has become that of the house before it. */
function standing(houses: readonly House[], house: number): number {
  for (let step = 0; step < houses.length; step++) {
    const found = (house - step + houses.length) % houses.length;
    if (!houses[found]!.isLeft) return found;
  }
  return house;
}

/** The same point of the ring, as so many turns that it is near the one before, or lies on one side of it. */
export function near(turn: number, before: number | undefined, way?: Way): number {
  if (before === undefined) return turn;
  const ahead = turn - before - Math.floor(turn - before + 1e-9);
  if (way === 1) return before + (ahead < 1e-6 ? 1 : ahead);
  if (way === -1) return before + (ahead < 1e-6 ? -1 : ahead - 1);
  return before + (ahead > 0.5 ? ahead - 1 : ahead);
}

/** On the way from one layout to another; figures that walk go across the square. */
export function between(from: Layout, to: Layout, part: number, ways: Record<number, Way>): Layout {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    houses: to.houses.map((house, at) => {
      const old = from.houses[at] ?? house;
      return { turn: mix(old.turn, house.turn), size: mix(old.size, house.size) };
    }),
    figures: to.figures.map((figure, at) => {
      const old = from.figures[at] ?? figure;
      const dip = ways[at] ? Math.sin(Math.PI * part) : mix(old.dip, 0);
      return { turn: mix(old.turn, figure.turn), dx: mix(old.dx, figure.dx), dy: mix(old.dy, figure.dy), dip };
    }),
  };
}
