import { expect, it } from 'vitest';
import type { Seat } from '../lib/seats';
import type { ScorePad } from '../lib/types';
import { outcomeOf } from './outcome';

const t = (key: string, figures: Record<string, string | number> = {}) => [key, ...Object.values(figures)].join(' ');
const seat = (index: number, name: string, isGreg = false) => ({ index, name, isGreg }) as Seat;
const pad = (totals: number[], winners: number[], rest: Partial<ScorePad> = {}) =>
  ({ lines: {}, totals, winners, reason: 'rocket', ...rest }) as ScorePad;
const WHY = 'event-game-over reason-rocket';

it('tells who has won by how many points', () => {
  const told = outcomeOf('firstrat', pad([71, 64], [0]), [seat(0, 'Ada'), seat(1, 'Bert')], t);
  expect(told).toEqual(['score-won Ada 71', WHY]);
});

it('tells that a tie was broken', () => {
  const told = outcomeOf('firstrat', pad([71, 71], [1]), [seat(0, 'Ada'), seat(1, 'Bert')], t);
  expect(told).toEqual(['score-won Bert 71', 'score-tie', WHY]);
});

it('gives a tie alone against Greg to Greg', () => {
  const told = outcomeOf('firstrat', pad([60, 60], [1]), [seat(0, 'Ada'), seat(1, 'Greg', true)], t);
  expect(told).toEqual(['score-solo-lost', 'score-solo-tie', WHY]);
});

it('tells of The Pied Piper whose marker is lowest, and what breaks a tie', () => {
  const lines = { floor: [2, 2, 8], collected: [1, 3, 0], out: [0, 0, 1] };
  const seats = [seat(0, 'Ada'), seat(1, 'Bert'), seat(2, 'Carla')];
  expect(outcomeOf('piedpiper', pad([6, 6, 0], [1], { lines, reason: 'two-left' }), seats, t)).toEqual([
    'piper-score-won Bert',
    'piper-event-game-over reason-two-left',
    'piper-score-lowest Ada (2), Bert (2)',
    'piper-score-tie Ada: 1, Bert: 3',
  ]);
});
