import { expect, test } from 'vitest';
import { placeOf } from './routes';

test.each([
  ['/', 'Home', {}],
  ['/new/piedpiper', 'NewTable', { game: 'piedpiper' }],
  ['/table/a_B-9', 'Table', { id: 'a_B-9' }],
  ['/table/a_B-9/', 'Table', { id: 'a_B-9' }],
  ['/replay/record/xyz?at=7', 'Replay', { source: 'record', id: 'xyz' }],
  ['/companion/greg', 'CompanionGreg', {}],
  ['/companion/greg/g1', 'CompanionGreg', { id: 'g1' }],
  ['/rules/firstrat?q=toll#fr.move.toll', 'Rules', { game: 'firstrat' }],
  ['/puzzles', 'Puzzles', {}],
  ['/puzzles/today', 'Puzzle', {}],
  ['/puzzles/firstrat/0a1b2c3d', 'Puzzle', { game: 'firstrat', id: '0a1b2c3d' }],
  ['/rules/chess', 'Nowhere', {}],
  ['/no/where', 'Nowhere', {}],
])('%s shows %s', (path, name, params) => {
  expect(placeOf(new URL(path, 'http://rats'))).toMatchObject({ name, params });
});

test('the query and the fragment are told, without their marks', () => {
  const place = placeOf(new URL('/rules/firstrat?q=toll#fr.move.toll', 'http://rats'));
  expect(place.query.get('q')).toBe('toll');
  expect(place.hash).toBe('fr.move.toll');
});
