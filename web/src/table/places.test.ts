import { expect, test } from 'vitest';
import { placesOf } from './places';

const told = (totals: number[], winners: number[]) =>
  placesOf({ totals, winners }).map(({ seat, place }) => [seat, place]);

test('more points are a better place', () => {
  expect(told([71, 98, 64], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

test('a tie that was broken puts the winner first, any other one is shared', () => {
  expect(told([71, 71, 64, 64], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
    [3, 3],
  ]);
});

test('winners who share a victory share the first place', () => {
  expect(told([71, 71, 90], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});
