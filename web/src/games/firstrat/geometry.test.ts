import { describe, expect, it } from 'vitest';
import { burrowPoints, fewestSteps, layoutOf, lightPoints, standing, wayBetween, type Shape } from './geometry';
import type { FirstRatProfile, Pipe } from './view';

const BURROW = {
  start: ['library_top'],
  library_top: ['top_right'],
  top_right: ['bottom_right'],
  bottom_right: ['library_fork'],
  library_fork: ['library', 'nursery_fork'],
  nursery_fork: ['nursery', 'bottom_left'],
  bottom_left: ['storage'],
  storage: ['top_left'],
  top_left: ['start'],
  library: ['library_top'],
  nursery: ['start'],
};
const PIPES: Pipe[] = [
  { from: 3, to: 12, cost: 'calc', colour: 'orange' },
  { from: 5, to: 10, cost: 'soda', colour: 'green' },
  { from: 11, to: 19, cost: 'can', colour: 'green' },
];
const profile = {
  stalls: { hamster: { space: 9, price: 6 }, frog: { space: 15, price: 7 }, crow: { space: 21, price: 12 } },
  pipes: PIPES,
  burrow: BURROW,
} as unknown as FirstRatProfile;
const SHAPES: Shape[] = ['wide', 'tall'];

describe.each(SHAPES)('the %s board', (shape) => {
  const layout = layoutOf(shape, profile);
  const { places } = layout;

  it('has Start, 26 spaces and the pad, all inside the drawing', () => {
    expect(places).toHaveLength(28);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.ground);
    }
  });

  it('winds upward in four rows', () => {
    const ways = [
      [1, 7, 1],
      [10, 14, -1],
      [16, 21, 1],
      [24, 26, -1],
    ] as const;
    for (const [first, last, way] of ways) {
      for (let space = first; space < last; space++) {
        expect(Math.sign(places[space + 1]!.x - places[space]!.x)).toBe(way);
        expect(places[space + 1]!.y).toBe(places[space]!.y);
      }
    }
    expect(places[10]!.y).toBeLessThan(places[7]!.y);
    expect(places[16]!.y).toBeLessThan(places[14]!.y);
    expect(places[24]!.y).toBeLessThan(places[21]!.y);
  });

  it('keeps tiles apart', () => {
    for (let a = 1; a < 27; a++) {
      for (let b = a + 1; b < 27; b++) {
        const apart = Math.hypot(places[a]!.x - places[b]!.x, places[a]!.y - places[b]!.y);
        expect(apart, `${a} and ${b}`).toBeGreaterThan(64 * layout.unit);
      }
    }
  });

  it('has stalls inside the drawing that cover no space', () => {
    for (const box of Object.values(layout.stalls)) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(layout.width);
      for (const place of places) {
        const isInside = place.x > box.x && place.x < box.x + box.w && place.y > box.y && place.y < box.y + box.h;
        expect(isInside).toBe(false);
      }
    }
  });

  it('lays the way round the burrow clockwise on its loop, and caves within', () => {
    const points = burrowPoints(BURROW, layout.loop);
    expect(points.size).toBe(11);
    expect(points.get('start')!.y).toBe(layout.loop.y);
    expect(points.get('nursery_fork')!.y).toBe(layout.loop.y + layout.loop.h);
    expect(points.get('library')!.x).toBeGreaterThan(points.get('nursery')!.x);
  });

  it('hangs lights of one space side by side', () => {
    const [one, two, three] = lightPoints([1, 10, 10], layout);
    expect(one!.x).toBe(places[1]!.x);
    expect(two!.x).toBeLessThan(three!.x);
    expect((two!.x + three!.x) / 2).toBeCloseTo(places[10]!.x);
  });
});

it('draws every burrow, whatever its nodes are called', () => {
  const points = burrowPoints({ a: ['b', 'c'], b: ['a'], c: ['a'] }, { x: 0, y: 0, w: 100, h: 100 });
  expect([...points.keys()].sort()).toEqual(['a', 'b', 'c']);
});

it('finds the places that a rat comes by', () => {
  expect(wayBetween(2, 5, [])).toEqual([2, 3, 4, 5]);
  expect(wayBetween(2, 13, [PIPES[0]!])).toEqual([2, 3, 12, 13]);
  expect(wayBetween(4, 19, [PIPES[2]!, PIPES[1]!])).toEqual([4, 5, 10, 11, 19]);
  expect(wayBetween(9, 0, [])).toEqual([9, 0]);
});

it('counts the fewest steps through any pipes', () => {
  expect(fewestSteps(1, 4, PIPES)).toBe(3);
  expect(fewestSteps(1, 13, PIPES)).toBe(4);
  expect(fewestSteps(4, 19, PIPES)).toBe(4);
});

it('lets rats of one place stand apart', () => {
  for (const count of [1, 2, 3, 4, 5, 8, 20]) {
    const spots = Array.from({ length: count }, (_, index) => standing(index, count, 1));
    const texts = new Set(spots.map(({ x, y }) => `${x} ${y}`));
    expect(texts.size).toBe(count);
  }
});
