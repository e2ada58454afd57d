import { expect, it } from 'vitest';
import type { Pipe } from './view';
import { fewestSteps, pipesTaken, wayBetween } from './ways';

const PIPES: Pipe[] = [
  { from: 3, to: 12, cost: 'calc', colour: 'orange' },
  { from: 5, to: 10, cost: 'soda', colour: 'green' },
  { from: 11, to: 19, cost: 'can', colour: 'green' },
];

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

it('reads the pipes that an event tells of as bits', () => {
  expect(pipesTaken(0b101, PIPES)).toEqual([PIPES[0], PIPES[2]]);
});
