import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../lib/games';
import { has, words } from '../lib/words.svelte';
import { keysOf } from './keys';

beforeAll(() => words.speak('en'));

test.each(GAMES)('every key of %s is listed once, and explained', (game) => {
  const keys = keysOf(game);
  expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
  expect(keys.filter(([, name]) => !has(`page-table-key-${name}`))).toEqual([]);
});
