import { describe, expect, test } from 'vitest';
import { event, examplePicture } from './example';
import { recapOf, trailsOf } from './recap';
import { layoutOf } from './town';

describe('a turn in signs', () => {
  test('has its cards with their places, who acted, and markers with their floors', () => {
    const signs = recapOf([
      event('card-played', 1, { card: 1, slot: 2, face_down: 0 }),
      event('activated', 1, { slot: 2, figure: 6 }),
      event('figure-moved', 1, { figure: 6, origin: 2, gap: 1, houses: 2 }),
      event('marker-moved', 2, { origin: 3, floor: 2 }),
      event('card-drawn', 1, { card: -1 }),
    ]);
    expect(signs.map(({ symbol, amount }) => [symbol, amount])).toEqual([
      ['pp-card-run', '3'],
      ['pp-figure-piper', undefined],
      ['pp-marker-2', '3→2'],
    ]);
  });

  test('says of a card that nobody may see only that it was played', () => {
    const [sign] = recapOf([event('card-played', 1, { card: -1, slot: 0, face_down: 1 })]);
    expect(sign!.symbol).toBe('pp-card-hidden');
  });
});

describe('trails', () => {
  const moved = (origin: number, gap: number, houses: number) =>
    trailsOf([event('card-played', 1), event('figure-moved', 1, { figure: 0, origin, gap, houses })], examplePicture());

  test('lead from the gap where a figure was to the one where it is, in the colour of whose turn it was', () => {
    const { gaps } = layoutOf(examplePicture());
    const [trail] = moved(0, 2, 2);
    expect(trail!.seat).toBe(1);
    expect(trail!.points[0]).toEqual(gaps[0]);
    expect(trail!.points).toContainEqual(gaps[1]);
    expect(trail!.points.at(-1)).toEqual(gaps[2]);
  });

  test('lead back where that is the way', () => {
    const [trail] = moved(1, 0, 1);
    expect(trail!.points.at(-1)).toEqual(layoutOf(examplePicture()).gaps[0]);
  });

  test('are none where a house is gone since and no way leads there', () => {
    expect(moved(0, 0, 1)).toEqual([]);
  });
});
