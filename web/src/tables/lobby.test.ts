import { expect, test } from 'vitest';
import { agoText, isAny, NO_FILTERS, queryOf, wishOf } from './lobby';

test('only what was chosen is asked for', () => {
  expect(queryOf(NO_FILTERS)).toBe('');
  expect(isAny(NO_FILTERS)).toBe(true);
  const filters = { ...NO_FILTERS, game: 'piedpiper', people: '3', rated: 'true' };
  expect(queryOf(filters)).toBe('?game=piedpiper&people=3&rated=true');
  expect(wishOf(filters)).toEqual({ game: 'piedpiper', people: 3, rated: true });
});

test('how long ago a table was opened is told in the largest unit', () => {
  expect(agoText(1000, 1010, 'en')).toBe('this minute');
  expect(agoText(1000, 1000 + 300, 'en')).toBe('5 minutes ago');
  expect(agoText(1000, 1000 + 7300, 'de')).toBe('vor 2 Stunden');
  expect(agoText(0, 3 * 86_400, 'en')).toBe('3 days ago');
});
