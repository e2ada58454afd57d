import { expect, test } from 'vitest';
import { inColour, lightsAt, tileOf, withBlocked, withLights, withoutTunnel, withTunnel } from './tables';

test('lights are entered space by space, and stay in the order of the path', () => {
  const at = withLights([1, 3, 3], 2, 2);
  expect(at).toEqual([1, 2, 2, 3, 3]);
  expect(withLights(at, 3, 0)).toEqual([1, 2, 2]);
  expect(lightsAt(at, 3)).toBe(2);
});

test('a space of another colour yields what that colour has', () => {
  expect(inColour(['green', 'can', 2], 'orange')).toEqual(['orange', 'can', 2]);
  expect(inColour(['green', 'can', 2], 'blue')).toEqual(['blue', 'bulb', 2]);
});

test('a tile may repeat a printed space', () => {
  expect(tileOf(3, { '3': ['blue', 'bulb', 1] })).toEqual(['blue', 'bulb', 1]);
});

test('a tunnel is put into the burrow and taken out again', () => {
  const burrow = { start: ['fork'], fork: ['library', 'start'], library: ['start'] };
  const longer = withTunnel(burrow, 'start');
  expect(longer).toEqual({ ...burrow, start: ['tunnel_1'], tunnel_1: ['fork'] });
  expect(withoutTunnel(longer, 'tunnel_1')).toEqual(burrow);
});

test('slots are blocked and freed, in their order', () => {
  expect(withBlocked([4], 2, true)).toEqual([2, 4]);
  expect(withBlocked([2, 4], 4, false)).toEqual([2]);
  expect(withBlocked([2], 2, true)).toEqual([2]);
});
