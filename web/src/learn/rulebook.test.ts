import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../lib/words.svelte';
import type { Board } from '../lib/types';
import { bookFor, figuresFor } from './bookForTests';
import { loadRule, loadRulebook } from './rulebook';
import { find, piecesOf, wordsOf } from './search';

const GAMES = ['firstrat', 'piedpiper'] as const;

test.each(GAMES)('every rule of %s has its own id, in the order of the rules, in every language', (game) => {
  const file = join(import.meta.dirname, `../../../src/ratskeller/games/${game}/data/rules.md`);
  const written = [...readFileSync(file, 'utf-8').matchAll(/^- `((?:fr|pp)\.[\w.-]+)`/gm)].map((match) => match[1]);
  for (const language of LANGUAGES) {
    const book = bookFor(language, game);
    expect(book.sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(written);
    expect(book.intro).not.toBe('');
  }
});

test('rules are found by all of several words, without capitals and accents', () => {
  const book = bookFor('pl', 'firstrat');
  const text = book.sections[0]!.rules[0]!.text;
  const found = find(book, wordsOf('SPLESNIALY ser'));
  expect(found.flatMap(({ rules }) => rules.map(({ id }) => id))).toContain('fr.move.mouldy');
  expect(find(book, wordsOf('xyzzy'))).toEqual([]);
  expect(find(book, [])).toBe(book.sections);
  expect(
    piecesOf(text, wordsOf('o'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('hits are marked where they stand', () => {
  expect(piecesOf('Żółty ser', wordsOf('zolty'))).toEqual([
    { text: 'Żółty', isHit: true },
    { text: ' ser', isHit: false },
  ]);
});

test('beside a board of one’s own the rules have its figures', async () => {
  const figures = { ...figuresFor('en', 'firstrat'), 'stalls-frog-price': 99 };
  const board = { game: 'firstrat', figures } as unknown as Board;
  expect(await loadRule('en', 'fr.shop.pay', board)).toContain('99 at the frog');
  const { sections } = await loadRulebook('en', 'firstrat', board);
  const shop = sections.find(({ name }) => name === 'shop')!;
  expect(shop.rules.find(({ id }) => id === 'fr.shop.pay')!.text).toContain('99 at the frog');
});
