import { expect, test } from 'vitest';
import type { LogTurn } from '../table/log';
import { lastTurns, turnsSince } from './trails';

const turn = (key: string, seat: number | null, events = 1): LogTurn => ({
  key,
  seat,
  heading: { key: 'page-table-log-setup' },
  lines: [],
  events: Array.from({ length: events }, () => ({ kind: 'rat-moved', seat: seat ?? -1, figures: {} })),
});
const keys = (turns: LogTurn[]) => turns.map(({ key }) => key);

test('what the others did since my last turn is the last turn of each', () => {
  const turns = [turn('a', 0), turn('b', 1), turn('c', 2), turn('d', 1)];
  expect(keys(turnsSince(turns, 0))).toEqual(['c', 'd']);
});

test('my own turn that has only begun hides nothing, my next move does', () => {
  const turns = [turn('a', 0), turn('b', 1), turn('c', 0, 0)];
  expect(keys(turnsSince(turns, 0))).toEqual(['b']);
  turns[2] = turn('c', 0);
  expect(turnsSince(turns, 0)).toEqual([]);
});

test('an onlooker sees the last turn', () => {
  expect(keys(turnsSince([turn('', null), turn('a', 0), turn('b', 1), turn('c', 0, 0)], null))).toEqual(['b']);
});

test('every plate has the last turn of its seat', () => {
  const last = lastTurns([turn('', null), turn('a', 0), turn('b', 1), turn('c', 0)]);
  expect([...last].map(([seat, { key }]) => [seat, key])).toEqual([
    [0, 'c'],
    [1, 'b'],
  ]);
});
