import { expect, test } from 'vitest';
import { lineOf, roundMarks, scaleOf, shapePlaces, stepFor } from './points';
import type { Story } from './story';

const FRAME = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

test('the side has at most six round figures', () => {
  expect([1, 5, 6, 30, 106, 260].map(stepFor)).toEqual([1, 1, 2, 10, 50, 100]);
  expect(scaleOf([[0], [43]], FRAME).ticks).toEqual([0, 10, 20, 30, 40, 50]);
});

test('a game without points has room too', () => {
  const scale = scaleOf([[0, 0]], FRAME);
  expect(scale.ticks).toEqual([0, 1]);
  expect(scale.at(60)).toBe(0);
});

test('points below nought have a place', () => {
  expect(scaleOf([[-3], [4]], FRAME).ticks).toEqual([-4, -2, 0, 2, 4]);
});

test('a place and its decision find each other', () => {
  const scale = scaleOf([[0], [1], [2], [3], [4]], FRAME);
  for (const at of [0, 1, 2, 3, 4]) expect(scale.at(scale.x(at))).toBe(at);
  expect([scale.at(-50), scale.at(500)]).toEqual([0, 4]);
});

test('a line stays until points change', () => {
  const points = [[0], [0], [5], [5], [3]];
  expect(lineOf(points, 0, scaleOf(points, FRAME))).toBe('M10 110H60V10H110V50H110');
});

test('rounds are marked as far as there is room', () => {
  const steps = [1, 1, 2, 3, 3, 4, 5, 6, 7].map((round) => ({ turn: `${round}.1` }));
  const story = { steps } as Story;
  expect(roundMarks(story, 10).map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(roundMarks(story, 10)[2]).toEqual({ at: 3, round: 3 });
  expect(roundMarks(story, 4).map(({ round }) => round)).toEqual([1, 3, 5, 7]);
});

test('a game of few decisions shows each shape once at a place', () => {
  expect([0, 1, 2, 3].map((decisions) => shapePlaces(decisions, 1, 2).length)).toEqual([0, 1, 2, 3]);
});

test('no two lines show their shapes at the same decision', () => {
  const places = [0, 1, 2].flatMap((seat) => shapePlaces(60, seat, 3));
  expect(new Set(places).size).toBe(places.length);
});
