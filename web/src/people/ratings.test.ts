import { expect, test } from 'vitest';
import { changeText, finely, ratingText, shareText } from './ratings';

const t = (key: string, figures: Record<string, string | number> = {}) => `${key} ${Object.values(figures).join(' ')}`;

test('a rating is told with its doubt, in whole numbers', () => {
  expect(ratingText({ rating: 25.44, doubt: 5.6 }, t)).toBe('rating-value 25 6');
});

test('a change is told with a digit after the point, as the language writes it', () => {
  const change = { place: 1, person: 'x', before: 25.3, doubt_before: 8, after: 26.08, doubt: 7 };
  expect(changeText(change, 'en', t)).toBe('rating-change 25.3 26.1');
  expect(finely(25, 'de')).toBe('25,0');
});

test('luck has a sign', () => {
  expect(shareText(0.123, 'en')).toBe('+12%');
  expect(shareText(0, 'en')).toBe('0%');
  expect(shareText(-0.05, 'en')).toBe('-5%');
});
