import { expect, test } from 'vitest';
import { dayAfter, dayIn, startOf } from './days';

test('a day begins at midnight of this device, and the next one is a day of the calendar later', () => {
  expect(dayIn(new Date(startOf('2026-12-24') * 1000))).toBe('2026-12-24');
  expect(new Date(startOf('2026-12-24') * 1000).getHours()).toBe(0);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
});
