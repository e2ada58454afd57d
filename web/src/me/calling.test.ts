import { expect, test } from 'vitest';
import { minutesOf, timeOf } from './calling';

test('a time is the same after its way as minutes', () => {
  for (const time of ['00:00', '07:05', '22:30', '23:59']) expect(timeOf(minutesOf(time))).toBe(time);
  expect(minutesOf('22:30')).toBe(1350);
});
