import { expect, it } from 'vitest';
import type { Seat } from '../../lib/seats';
import type { ScorePad } from '../../lib/types';
import { FACTS } from './facts';

const t = (key: string, figures: Record<string, string | number> = {}) => [key, ...Object.values(figures)].join(' ');
const seat = (index: number, name: string) => ({ index, name }) as Seat;

it('tells whose marker is lowest, and what breaks a tie', () => {
  const lines = { floor: [2, 2, 8], collected: [1, 3, 0], out: [0, 0, 1] };
  const pad = { lines, totals: [6, 6, 0], winners: [1], tie_break: [], reason: 'two-left' } satisfies ScorePad;
  expect(FACTS.outcomeOf(pad, [seat(0, 'Ada'), seat(1, 'Bert'), seat(2, 'Carla')], t)).toEqual([
    'piper-score-won Bert',
    'piper-event-game-over reason-two-left',
    'piper-score-lowest Ada (2), Bert (2)',
    'piper-score-tie Ada: 1, Bert: 3',
  ]);
});
