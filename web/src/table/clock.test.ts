import { expect, it } from 'vitest';
import { clockText, holidayUntil, leftOf } from './clock';

const CLOCK = { left: [60, 90], since: 1000 };
const t = (key: string, figures = {}) => `${key} ${Object.values(figures).join(' ')}`;

it('runs for the seat that is to decide, and for no other', () => {
  expect(leftOf(CLOCK, 0, 0, 1010)).toBe(50);
  expect(leftOf(CLOCK, 1, 0, 1010)).toBe(90);
});

it('never shows more than there was, nor less than nothing', () => {
  expect(leftOf(CLOCK, 0, 0, 990)).toBe(60);
  expect(leftOf(CLOCK, 0, 0, 2000)).toBe(0);
});

it('stands still on holidays of the seat that is to decide', () => {
  const holidays: [number, number][] = [[1010, 1030]];
  expect(leftOf(CLOCK, 0, 0, 1020, holidays)).toBe(50);
  expect(leftOf(CLOCK, 0, 0, 1040, holidays)).toBe(40);
  expect([1009, 1010, 1030].map((now) => holidayUntil(holidays, now))).toEqual([null, 1030, null]);
});

it('is read as minutes, hours or days', () => {
  expect(clockText(65, t)).toBe('1:05');
  expect(clockText(3725.2, t)).toBe('1:02:06');
  expect(clockText(0, t)).toBe('0:00');
  expect(clockText(2 * 86_400 + 3 * 3600 + 5, t)).toBe('page-table-clock-days 2 3');
});
