import { expect, test } from 'vitest';
import { Retrying } from './retrying';

test('each attempt waits twice as long, at most half a minute', () => {
  const retrying = new Retrying();
  expect(Array.from({ length: 7 }, (_, at) => retrying.failed(at))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(retrying.isFirst).toBe(false);
});

test('after a minute without a failure it begins anew', () => {
  const retrying = new Retrying();
  retrying.failed(0);
  expect(retrying.failed(500)).toBe(2_000);
  expect(retrying.failed(70_000)).toBe(1_000);
  expect(retrying.isFirst).toBe(true);
});
