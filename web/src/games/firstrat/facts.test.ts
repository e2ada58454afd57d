import { expect, it } from 'vitest';
import type { Seat } from '../../lib/seats';
import type { ScorePad } from '../../lib/types';
import { FACTS } from './facts';

const t = (key: string, figures: Record<string, string | number> = {}) => [key, ...Object.values(figures)].join(' ');
const seat = (index: number, name: string, isGreg = false) => ({ index, name, isGreg }) as Seat;
const pad = (totals: number[], winners: number[]) =>
  ({ lines: {}, totals, winners, reason: 'rocket' }) as never as ScorePad;
const WHY = 'event-game-over reason-rocket';

it('tells who has won by how many points', () => {
  const told = FACTS.outcomeOf(pad([71, 64], [0]), [seat(0, 'Ada'), seat(1, 'Bert')], t);
  expect(told).toEqual(['score-won Ada 71', WHY]);
});

it('tells that a tie was broken', () => {
  const told = FACTS.outcomeOf(pad([71, 71], [1]), [seat(0, 'Ada'), seat(1, 'Bert')], t);
  expect(told).toEqual(['score-won Bert 71', 'score-tie', WHY]);
});

it('gives a tie alone against Greg to Greg', () => {
  const told = FACTS.outcomeOf(pad([60, 60], [1]), [seat(0, 'Ada'), seat(1, 'Greg', true)], t);
  expect(told).toEqual(['score-solo-lost', 'score-solo-tie', WHY]);
});
