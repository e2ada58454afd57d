import { expect, test } from 'vitest';
import { leg, streetPath } from './street';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

test('the street comes by every point and back to the first', () => {
  const ends = [...streetPath(SQUARE).matchAll(/([\d.-]+) ([\d.-]+)(?=C|Z)/g)].map((match) => [+match[1]!, +match[2]!]);
  expect(ends).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
  ]);
});

const STREET = { points: SQUARE, stops: [0, 1, 2, 3] };

test('a leg bulges outwards, and is the same on the way back', () => {
  const there = leg(STREET, 0, 1);
  expect(there.every(({ x, y }) => x > 0 && x < 100 && y < 0)).toBe(true);
  expect(leg(STREET, 1, -1)).toEqual(there.toReversed());
});

test('a leg goes by the bends between two stops', () => {
  expect(leg({ points: SQUARE, stops: [0, 2] }, 0, 1)).toContainEqual(SQUARE[1]);
  expect(leg({ points: SQUARE, stops: [0, 2] }, 0, -1)).toContainEqual(SQUARE[3]);
});
