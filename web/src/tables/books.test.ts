import { expect, test } from 'vitest';
import type { GameFacts } from '../lib/types';
import { bookOf, withBook } from './books';
import { firstDraft } from './setup';

const FACTS: GameFacts = {
  name: 'firstrat',
  rules_version: 1,
  people: [1, 2],
  levels: ['easy'],
  options: [
    { name: 'comics', choices: ['basic', 'super'], rules: [], books: {} },
    { name: 'library', choices: ['may', 'must'], rules: [], books: { de: 'may', pl: 'must' } },
    { name: 'award', choices: ['path', 'always'], rules: [], books: { de: 'always' } },
  ],
  presets: { de: { library: 'may', award: 'always' }, pl: { library: 'must' } },
  profiles: [
    {
      name: 'standard',
      version: 1,
      hash: '',
      options: { comics: 'basic', library: 'may', award: 'path' },
      provenance: {},
    },
  ],
};

test('a book sets all that it says, and leaves the rest', () => {
  const draft = { ...firstDraft(FACTS), options: { comics: 'super' } };
  const german = withBook(draft, FACTS, 'de');
  expect(german.options).toEqual({ comics: 'super', award: 'always' });
  expect(withBook(german, FACTS, 'pl').options).toEqual({ comics: 'super', library: 'must' });
  expect(withBook(german, FACTS, 'usual').options).toEqual({ comics: 'super' });
});

test('the book that a table plays by is known', () => {
  const draft = firstDraft(FACTS);
  expect(bookOf(draft, FACTS)).toBe('usual');
  expect(bookOf(withBook(draft, FACTS, 'pl'), FACTS)).toBe('pl');
  expect(bookOf({ ...draft, options: { library: 'must', award: 'always' } }, FACTS)).toBe('own');
});
