import { expect, it } from 'vitest';
import { bareTracks } from './view';

it('knows which tracks still wait for a tile; the rocket track never does', () => {
  expect(bareTracks({ phase: 'setup-tracks', drawn: 4 })).toEqual(['cheese', 'light', 'rattonaut']);
  expect(bareTracks({ phase: 'setup-tracks', drawn: 6 })).toEqual(['rattonaut']);
  expect(bareTracks({ phase: 'move', drawn: 0 })).toEqual([]);
});
