import { expect, test } from 'vitest';
import { keyframesOf, shareOf } from './motion';

test('something may move in a part of its step', () => {
  expect([0, 0.25, 0.5, 1].map((part) => shareOf({ begins: 0.25, ends: 0.75 }, part))).toEqual([0, 0, 0.5, 1]);
});

test('keyframes begin and end at the ends of the way, and hop between its points', () => {
  const path = [
    { x: 0, y: 100 },
    { x: 40, y: 100 },
  ];
  const frames = keyframesOf({ path, hop: 10 }, 320, ({ x, y }, share) => ({ transform: `${x} ${y}`, opacity: share }));
  expect(frames).toHaveLength(21);
  expect(frames[0]).toEqual({ transform: '0 100', opacity: 0 });
  expect(frames[10]).toEqual({ transform: '20 90', opacity: 0.5 });
  expect(frames.at(-1)).toEqual({ transform: '40 100', opacity: 1 });
});

test('what moves in a part of a step stands still before and after', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
  ];
  const places = keyframesOf({ path, begins: 0.5, ends: 0.75 }, 160, ({ x }) => ({ transform: x.toFixed(0) }));
  expect(places.map(({ transform }) => transform).join()).toBe('0,0,0,0,0,0,3,7,8,8,8');
});
