import { describe, expect, it } from 'vitest';
import type { Entry, TableEvent } from '../lib/types';
import { turnsOf, undoneIn } from './log';

const event = (kind: string, seat: number): TableEvent => ({ kind, seat, figures: {}, say: { key: `event-${kind}` } });
const move = (number: number, ...events: TableEvent[]): Entry => ({
  number,
  kind: 'move',
  at: 0,
  seat: 0,
  body: { events },
});
const seen = (entry: Entry) => entry.body?.events ?? [];
const START: Entry = {
  number: 1,
  kind: 'start',
  at: 0,
  body: { events: [event('cap-laid', -1), event('turn-began', 0)] },
};

describe('the log', () => {
  it('begins a turn where an event says so, in the middle of an entry too', () => {
    const turns = turnsOf(
      [START, move(2, event('gained', 0), event('turn-began', 1)), move(3, event('donated', 1))],
      seen,
    );
    expect(turns.map((turn) => [turn.seat, turn.lines.map((line) => line.event?.kind)])).toEqual([
      [null, ['cap-laid']],
      [0, ['gained']],
      [1, ['donated']],
    ]);
  });

  it('has a name for every part, also for who sat down before the game', () => {
    const sits: Entry = { number: 1, kind: 'sit', at: 0, seat: 1, body: { name: 'Bert' } };
    const turns = turnsOf([sits, { ...START, number: 2 }], seen);
    expect(turns.map((turn) => turn.heading.key)).toEqual([
      'page-table-log-before',
      'page-table-log-setup',
      'event-turn-began',
    ]);
  });

  it('leaves out what was taken back, and says that it was', () => {
    const undo: Entry = { number: 3, kind: 'undo', at: 0, seat: 0, body: { back_to: 0 } };
    const turns = turnsOf(
      [START, move(2, event('gained', 0), event('turn-began', 1)), undo, move(4, event('donated', 0))],
      seen,
    );
    expect(turns.at(-1)!.lines.map((line) => line.say.key)).toEqual(['page-table-log-undo', 'event-donated']);
  });

  it('has no line for chat', () => {
    const chat: Entry = { number: 2, kind: 'chat', at: 0, seat: 0, body: { text: 'Hello' } };
    expect(turnsOf([chat], seen)).toEqual([]);
  });
});

describe('what was taken back', () => {
  it('is every move beyond those that still stand', () => {
    const undo = (number: number, back_to: number): Entry => ({ number, kind: 'undo', at: 0, body: { back_to } });
    expect([...undoneIn([move(1), move(2), move(3), undo(4, 1), move(5), undo(6, 1)])]).toEqual([2, 3, 5]);
  });
});
