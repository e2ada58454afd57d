import { expect, test } from 'vitest';
import { leftWords, Pace } from './pace';

test('the time left is said once there is a pace to go by, also by who comes later', () => {
  const pace = new Pace();
  expect(pace.left(40, 100, 1000)).toBeNull();
  expect(pace.left(42, 100, 1004)).toBeNull();
  expect(pace.left(50, 100, 1010)).toBe(50);
});

test('it counts down while nothing is heard, and rises only when it was wrong by much', () => {
  const pace = new Pace();
  pace.left(0, 100, 0);
  expect(pace.left(10, 100, 10)).toBe(90);
  expect(pace.left(10, 100, 12)).toBe(88);
  expect(pace.left(10, 100, 20)).toBe(180);
  expect(pace.left(60, 100, 30)).toBe(20);
});

test('what begins anew is measured anew', () => {
  const pace = new Pace();
  pace.left(0, 100, 0);
  pace.left(50, 100, 10);
  expect(pace.left(0, 100, 20)).toBeNull();
});

test('it is told in round words', () => {
  expect(leftWords(3).key).toBe('after-left-moment');
  expect(leftWords(40).key).toBe('after-left-half');
  expect(leftWords(50)).toEqual({ key: 'after-left-minutes', minutes: 1 });
  expect(leftWords(200)).toEqual({ key: 'after-left-minutes', minutes: 3 });
});
