import { expect, test } from 'vitest';
import type { TableEvent } from '../lib/types';
import { roundOf, turnsOf, turnStarts, type Step, type Story } from './story';

function event(kind: string, seat: number): TableEvent {
  return { kind, seat, figures: {}, say: { key: kind } };
}

function step(number: number, turn: string, ...events: TableEvent[]): Step {
  return { number, turn, seat: 0, move: 'on', say: { key: 'move-on' }, chance: [], events };
}

const STORY = {
  decisions: 4,
  setup: { chance: [], events: [event('laid', 0), event('turn-began', 0)] },
  steps: [
    step(1, '1.1', event('went', 0)),
    step(2, '1.1'),
    step(3, '1.1', event('stopped', 0), event('turn-began', 1), event('greg-went', 1), event('turn-began', 0)),
    step(4, '2.1', event('won', 0)),
  ],
} as unknown as Story;

test('a decision stands in every turn in which it had an effect', () => {
  const told = turnsOf(STORY).map(({ heading, lines }) => [
    heading?.key ?? '',
    ...lines.map(({ at, says }) => `${at}: ${says.map(({ key }) => key).join(' ')}`),
  ]);
  expect(told).toEqual([
    ['', '0: laid'],
    ['turn-began', '1: went', '2: move-on', '3: stopped'],
    ['turn-began', '3: greg-went'],
    ['turn-began', '4: won'],
  ]);
});

test('turns begin where their label changes', () => {
  expect(turnStarts(STORY)).toEqual([0, 3, 4]);
});

test('a label tells the round', () => {
  expect([roundOf('12.3'), roundOf('setup')]).toEqual([12, null]);
});
