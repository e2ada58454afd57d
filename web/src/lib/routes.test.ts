import { expect, test } from 'vitest';
import { placeOf } from './routes';

test.each([
  ['/', 'Home', {}],
  ['/new/piedpiper', 'NewTable', { game: 'piedpiper' }],
  ['/table/a_B-9', 'Table', { id: 'a_B-9' }],
  ['/table/a_B-9/', 'Table', { id: 'a_B-9' }],
  ['/events', 'Events', {}],
  ['/events/new', 'NewEvent', {}],
  ['/events/a_B-9', 'Event', { id: 'a_B-9' }],
  ['/replay/record/xyz?at=7', 'Replay', { source: 'record', id: 'xyz' }],
  ['/companion/greg', 'CompanionGreg', {}],
  ['/companion/greg/g1', 'CompanionGreg', { id: 'g1' }],
  ['/rules/firstrat?q=toll#fr.move.toll', 'Rules', { game: 'firstrat' }],
  ['/learn', 'Lessons', {}],
  ['/learn/firstrat', 'Learn', { game: 'firstrat' }],
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

const SOURCES: Record<string, string> = import.meta.glob('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LINK = /(?:href=|href: |go\()(["'`])(?<link>\/(?:(?!\1).)*)\1/g;

/** An address as written in a template, with something in each gap. */
function filled(link: string): string {
  const games = link.replace(/\$?\{[^{}]*(?:game|games\[0\]|other)\}/gi, 'firstrat');
  return games.replace(/\$?\{[^{}]*\}/g, 'x').replace(/\$\{.*\}/, 'x');
}

test('every address that the page links to shows something', () => {
  const links = Object.entries(SOURCES)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([, source]) => [...source.matchAll(LINK)].map(({ groups }) => filled(groups!.link!)))
    .filter((link) => !link.startsWith('/api/'));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => placeOf(new URL(link, 'http://rats')).name === 'Nowhere')).toEqual([]);
});
