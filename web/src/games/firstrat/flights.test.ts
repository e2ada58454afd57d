import { expect, it } from 'vitest';
import type { TableEvent } from '../../lib/types';
import { flightsOf } from './flights';
import { runTime } from './geometry';
import type { FirstRatProfile, FirstRatView, Tile } from './view';

const TILES: Record<string, Tile> = { 2: ['yellow', 'cheese', 1], 5: ['green', 'soda', 1], 7: ['yellow', 'cheese', 2] };
const profile = { path: TILES, path_tiles: {}, pipes: [] } as unknown as FirstRatProfile;

function viewWith(cheese: number, light: number, rats: string[], moved = 0): FirstRatView {
  const player = { goods: { cheese, bottle: 0, soda: 0, can: 0, calc: 0 }, light, rats };
  return { seat: 0, tiles: [], turn: { moved }, players: [player, player] } as unknown as FirstRatView;
}
const event = (kind: string, figures: Record<string, number>): TableEvent => ({ kind, seat: 0, figures });
const ran = (rat: number, origin: number, space: number) => event('rat-moved', { rat, origin, space, pipes: 0 });
const gained = (good: number, amount: number) => event('gained', { good, amount });

it('lets goods set off from the spaces that yield them, when the last rat is there', () => {
  const before = viewWith(0, 0, ['2', 'start'], 1);
  const after = viewWith(3, 0, ['2', '7']);
  const flights = flightsOf(before, after, [ran(1, 0, 7), gained(0, 3)], profile);
  expect(flights.map(({ good, place }) => [good, place])).toEqual([
    ['cheese', 2],
    ['cheese', 7],
    ['cheese', 2],
  ]);
  expect(flights[0]!.after).toBe(runTime(8));
  expect(flights[1]!.after).toBeGreaterThan(flights[0]!.after);
});

it('sends few of many, and nothing from spaces that yield something else', () => {
  const flights = flightsOf(viewWith(0, 0, ['start']), viewWith(12, 0, ['7']), [ran(0, 5, 7), gained(0, 12)], profile);
  expect(flights).toHaveLength(5);
  expect(flightsOf(viewWith(0, 0, ['2']), viewWith(1, 0, ['5']), [ran(0, 2, 5), gained(0, 1)], profile)).toEqual([]);
});

it('sends bulbs for each light', () => {
  const bulbs = { ...profile, path: { 2: ['blue', 'bulb', 2] } } as unknown as FirstRatProfile;
  const moved = event('light-moved', { origin: 1, light: 3 });
  const flights = flightsOf(viewWith(0, 1, ['start']), viewWith(0, 3, ['2']), [ran(0, 0, 2), moved], bulbs);
  expect(flights.map(({ good, place }) => [good, place])).toEqual([
    ['bulb', 2],
    ['bulb', 2],
  ]);
});

it('sends nothing when somebody looks back, and nothing for a rat of another turn', () => {
  const events = [ran(0, 5, 7), gained(0, 2)];
  expect(flightsOf(viewWith(5, 0, ['7']), viewWith(2, 0, ['7']), events, profile)).toEqual([]);
  const stranger = { ...viewWith(0, 0, ['7'], 1), seat: 1 };
  expect(flightsOf(stranger, viewWith(2, 0, ['7']), [gained(0, 2)], profile)).toEqual([]);
});
