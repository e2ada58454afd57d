import { expect, test } from 'vitest';
import { isReadable, withoutWords } from './said';
import type { Entry } from './types';

const said = (number: number, text: string, kind: Entry['kind'] = 'chat'): Entry => ({
  number,
  kind,
  at: 0,
  seat: 0,
  body: { name: 'Ada', text },
});

test('words that are hidden or of somebody blocked are gone, and all else stays', () => {
  const entries = [
    said(1, 'one'),
    said(2, 'two', 'aside'),
    { number: 3, kind: 'move', at: 0 } as Entry,
    said(4, 'four'),
  ];
  const left = withoutWords(entries, new Set([2, 3, 4]), 'muted');
  expect(left.filter(isReadable).map(({ number }) => number)).toEqual([1]);
  expect(left.map(({ body }) => body?.muted)).toEqual([undefined, true, undefined, true]);
  expect(left[2]).toBe(entries[2]);
  expect(entries.filter(isReadable)).toHaveLength(3);
});

test('what spectators say is not readable for those who play', () => {
  expect(isReadable({ number: 1, kind: 'aside', at: 0, body: {} })).toBe(false);
});
