import { expect, test } from 'vitest';
import { explain, extremesOf, marksOf, momentOf, recordPlaces, remarksAt, type Analysis } from './analysis';
import type { Story } from './story';

// Three results of chance in the set-up, then five decisions; chance speaks after the second and the last.
const STORY = {
  setup: { chance: ['~a', '~b', '~c'], events: [] },
  steps: [[], ['~d', '~e'], [], [], ['~f']].map((chance) => ({ chance })),
} as unknown as Story;

const BLUNDER = {
  number: 3,
  turn: '1.1',
  seat: 0,
  moves: ['x', 'y'],
  best: ['z'],
  lost: 0.12,
  size: 'blunder' as const,
};
const ANALYSIS = {
  decisions: [
    { number: 3, before: [0.6, 0.4], after: [0.58, 0.42], lost: 0.02 },
    { number: 4, before: [0.58, 0.42], after: [0.48, 0.52], lost: 0.1 },
    { number: 8, before: [0.3, 0.7], after: [0.25, 0.75], lost: 0 },
  ],
  luck: [
    { number: 5, before: [0.48, 0.52], after: [0.3, 0.7] },
    { number: 10, before: [0.25, 0.75], after: [0, 1] },
  ],
  turns: [BLUNDER, { ...BLUNDER, number: 8, seat: 1, moves: ['u'], lost: 0, size: 'none' as const }],
  turning_points: [
    { number: 5, turn: '1.1', seat: null, moves: ['~d', '~e'], change: [-0.18, 0.18] },
    { number: 3, turn: '1.1', seat: 0, moves: ['x', 'y'], change: [-0.12, 0.12] },
  ],
} as unknown as Analysis;

test('moves of the record and decisions of the replay find each other', () => {
  expect(recordPlaces(STORY)).toEqual([3, 4, 7, 8, 9]);
  expect([0, 2, 3, 4, 5, 6, 7, 9, 10].map((number) => momentOf([3, 4, 7, 8, 9], number))).toEqual([
    0, 0, 1, 2, 2, 2, 3, 5, 5,
  ]);
});

test('chances stay until something changes them, and luck comes after the decision before it', () => {
  expect(explain(ANALYSIS, STORY).chances.map(([first]) => Math.round(first!))).toEqual([60, 58, 30, 30, 25, 0]);
});

test('a turn is marked where it lost most, and spoken of at all of its decisions', () => {
  const { remarks } = explain(ANALYSIS, STORY);
  expect([...marksOf(remarks)]).toEqual([[2, { size: 'blunder', isTurningPoint: true }]]);
  expect(remarksAt(remarks, 1).map(({ mistake }) => mistake?.size)).toEqual(['blunder']);
  expect(remarksAt(remarks, 3)).toEqual([]);
});

test('a mistake that turned the game is spoken of once, and luck beside it on its own', () => {
  const { remarks } = explain(ANALYSIS, STORY);
  expect(remarksAt(remarks, 2).map(({ mistake, turningPoint }) => [mistake?.seat, turningPoint?.seat])).toEqual([
    [0, 0],
    [undefined, null],
  ]);
});

test('the best turn is the one that won most, the worst the one that cost most', () => {
  const gained = { ...ANALYSIS, decisions: [...ANALYSIS.decisions] };
  gained.decisions[2] = { number: 8, before: [0.3, 0.7], after: [0.25, 0.75], lost: 0 };
  const all = extremesOf(gained, STORY, [0, 1]);
  expect([all.best?.turn.seat, all.best?.at, all.worst?.turn.seat, all.worst?.at]).toEqual([1, 4, 0, 1]);
  expect(extremesOf(gained, STORY, [0]).best).toBeNull();
  expect(extremesOf(gained, STORY, [1]).worst).toBeNull();
});
