import { describe, expect, it } from 'vitest';
import {
  BADGE,
  bodyBox,
  burrowPoints,
  comicBox,
  GREG_BOX,
  itemBox,
  LIBRARY_BOX,
  lightPoints,
  noteBox,
  numberAt,
  pipeLine,
  PLACES,
  PRICE,
  SCENE,
  SLOT,
  slotBox,
  STALL_BOXES,
  standing,
  TILE,
  trackBox,
  TRACKS_BOX,
} from './map';
import { PAD, START } from './view';

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
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const spaces = Array.from({ length: 26 }, (_, index) => index + 1);

describe('the path', () => {
  it('has Start, 26 spaces and the pad, all inside the scene', () => {
    expect(PLACES).toHaveLength(28);
    for (const { x, y } of PLACES) {
      expect(x).toBeGreaterThan(TRACKS_BOX.x + TRACKS_BOX.w);
      expect(x).toBeLessThan(SCENE.width - TILE);
      expect(y).toBeGreaterThan(TILE);
      expect(y).toBeLessThan(LIBRARY_BOX.y);
    }
  });

  it('winds upward in four rows', () => {
    const rows = [
      [1, 7, 1],
      [10, 14, -1],
      [16, 21, 1],
      [24, 26, -1],
    ] as const;
    for (const [first, last, way] of rows) {
      for (let space = first; space < last; space++) {
        expect(Math.sign(PLACES[space + 1]!.x - PLACES[space]!.x)).toBe(way);
        expect(PLACES[space + 1]!.y).toBe(PLACES[space]!.y);
      }
    }
    expect(PLACES[10]!.y).toBeLessThan(PLACES[7]!.y);
    expect(PLACES[24]!.y).toBeLessThan(PLACES[21]!.y);
  });

  it('keeps tiles apart, each at least 80 units wide', () => {
    expect(2 * TILE).toBeGreaterThanOrEqual(80);
    // One pair lies corner to corner, where tiles are round or cut.
    for (const a of spaces) for (const b of spaces) if (a < b) expect(far(PLACES[a]!, PLACES[b]!)).toBeGreaterThan(78);
  });

  it('has stalls that cover no space', () => {
    for (const { x, y, w, h } of Object.values(STALL_BOXES)) {
      for (const space of spaces) {
        const at = PLACES[space]!;
        const isApart = at.x + 30 < x || at.x - 30 > x + w || at.y + 30 < y || at.y - 30 > y + h;
        expect(isApart, `space ${space}`).toBe(true);
      }
    }
  });
});

describe('rats', () => {
  it('stand beside their space, where its yield stays in sight', () => {
    for (const space of spaces) {
      for (const count of [1, 2, 3, 4, 5]) {
        for (let index = 0; index < count; index++) {
          const feet = standing(space, index, count);
          expect(far(feet, PLACES[space]!), `space ${space}, ${index} of ${count}`).toBeGreaterThan(48);
        }
      }
    }
  });

  it('cover the yield of no other space', () => {
    for (const space of spaces) {
      const feet = standing(space, 0, 1);
      for (const other of spaces)
        expect(far({ x: feet.x, y: feet.y - 20 }, PLACES[other]!), `on ${space}, over ${other}`).toBeGreaterThan(50);
    }
  });

  it('of one place stand apart', () => {
    for (const space of [START, 4, 9, 15, PAD]) {
      for (const count of [2, 3, 4, 5]) {
        const all = Array.from({ length: count }, (_, index) => standing(space, index, count));
        for (const [index, feet] of all.entries())
          for (const other of all.slice(index + 1)) expect(far(feet, other)).toBeGreaterThan(11);
      }
    }
  });
});

it('hangs lights of one space side by side, along the way', () => {
  const [one, two, three] = lightPoints([1, 2, 2]);
  expect(one!.x).toBeCloseTo(PLACES[1]!.x);
  expect(two!.x).toBeLessThan(three!.x);
  const [first, second] = lightPoints([10, 10]);
  expect(first!.x).toBeGreaterThan(second!.x);
});

it('hangs the price of a pipe away from tiles', () => {
  for (const [from, to] of [
    [3, 12],
    [5, 10],
    [11, 19],
    [13, 17],
    [20, 24],
    [16, 18],
  ] as const) {
    const { price } = pipeLine({ from, to, cost: 'can', colour: 'grey' });
    for (const space of spaces) expect(far(price, PLACES[space]!), `${from} to ${to}`).toBeGreaterThan(44);
  }
});

it('hangs no price over the number of a space', () => {
  for (const [from, to] of [
    [3, 12],
    [5, 10],
    [11, 19],
    [13, 17],
    [20, 24],
  ] as const) {
    const { price } = pipeLine({ from, to, cost: 'can', colour: 'grey' });
    for (const space of spaces)
      expect(far(price, numberAt(space)), `${from} to ${to}, number ${space}`).toBeGreaterThan(PRICE + BADGE);
  }
});

describe('the burrow', () => {
  it('goes round clockwise, with caves within', () => {
    const points = burrowPoints(BURROW);
    expect(points.size).toBe(11);
    expect(points.get('start')!.y).toBeLessThan(points.get('nursery_fork')!.y);
    expect(points.get('library')!.x).toBeGreaterThan(points.get('nursery')!.x);
  });

  it('is drawn whatever its nodes are called', () => {
    const points = burrowPoints({ a: ['b', 'c'], b: ['a'], c: ['a'] });
    expect([...points.keys()].sort()).toEqual(['a', 'b', 'c']);
    for (const { x, y } of points.values()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(SCENE.width);
      expect(y).toBeLessThan(SCENE.height);
    }
  });
});

it('has every slot, item and comic within what holds it', () => {
  const within = (inner: typeof TRACKS_BOX, outer: typeof TRACKS_BOX) =>
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h;
  for (let row = 0; row < 8; row++) {
    expect(within(trackBox(row), TRACKS_BOX)).toBe(true);
    expect(within({ ...slotBox(row, 4), w: SLOT.w + 6 }, { ...trackBox(row), w: trackBox(row).w - 6 })).toBe(true);
  }
  for (let index = 0; index < 6; index++) {
    expect(within(itemBox('crow', index), STALL_BOXES.crow)).toBe(true);
    expect(within(comicBox(index, 6)!, LIBRARY_BOX)).toBe(true);
  }
  expect(comicBox(-1, 6)).toBeNull();
  expect(GREG_BOX.x).toBeGreaterThan(LIBRARY_BOX.x + LIBRARY_BOX.w);
});

it('no note on what a way costs lies over a rat, wherever rats stand and however many', () => {
  const meet = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  for (let place = 1; place <= PAD; place++)
    for (let signs = 0; signs <= 3; signs++)
      for (let space = 1; space <= PAD; space++)
        for (let count = 1; count <= 5; count++)
          for (let index = 0; index < count; index++) {
            if (space === place && place === PAD) continue; // who is there goes no further
            const rat = bodyBox(standing(space, index, count));
            expect(meet(noteBox(place, signs), rat), `to ${place} over ${space}, ${index} of ${count}`).toBe(false);
          }
});
