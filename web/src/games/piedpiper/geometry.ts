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
}

/** A ring for each layout: for a phone, for a tablet, and beside the row of a wide screen. */
export const SHAPES = {
  tall: { width: 500, height: 560, x: 250, y: 290, rx: 188, ry: 178 },
  broad: { width: 760, height: 520, x: 380, y: 272, rx: 300, ry: 158 },
  square: { width: 600, height: 610, x: 300, y: 318, rx: 232, ry: 200 },
} satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;

export interface Standing {
  turn: number;
  /** 1 as it stands, 0 when it is gone. */
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

/** How far out figures stand, and how near to the middle they pass houses. */
export const GAP_REACH = 0.92;
export const PASS_REACH = 0.42;
export const FIGURE_WIDTH = 34;

export function figurePoint(shape: Shape, figure: Going): Point {
  const reach = GAP_REACH - (GAP_REACH - PASS_REACH) * figure.dip;
  const { x, y } = pointAt(shape, figure.turn, reach);
  return { x: x + figure.dx * FIGURE_WIDTH, y: y + figure.dy * FIGURE_WIDTH };
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
      (row - (rows.length - 1) / 2) * 0.84,
    ]),
  );
}
const CLUSTERS = [[], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3], [2, 3, 2]];

/** Where everything is in a picture. With the layout before, all go the shortest way, or the way that figures went. */
export function layoutOf(picture: Picture, seat: number, before?: Layout, ways: Record<number, Way> = {}): Layout {
  const { houses, gaps } = picture;
  const place = places(houses, frontHouse(houses, seat));
  const count = place.filter((at) => at >= 0).length || 1;
  const gapTurn = (gap: number) => ((place[standing(houses, gap)]! + 0.5) / count) % 1;
  return {
    houses: houses.map((house, at) => ({
      turn: near(house.isLeft ? gapTurn(at) : place[at]! / count, before?.houses[at]?.turn),
      size: house.isLeft ? 0 : 1,
    })),
    figures: gaps.map((gap, figure) => {
      if (gap < 0) return { turn: 0, dx: 0, dy: 0, dip: 0 };
      const together = gaps.flatMap((other, at) => (other === gap ? [at] : []));
      const [dx, dy] = cluster(together.length)[together.indexOf(figure)]!;
      return { turn: near(gapTurn(gap), before?.figures[figure]?.turn, ways[figure]), dx, dy, dip: 0 };
    }),
  };
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
