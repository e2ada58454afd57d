/** A game is a folder: the rest of the page finds it there, and names none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const GAMES = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const MOST = 3;

test('hardly a file outside a game’s folder names a game', () => {
  expect(GAMES.length).toBeGreaterThan(1);
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter(
    (file) =>
      /\.(ts|svelte|css)$/.test(file) &&
      !file.endsWith('.test.ts') &&
      !GAMES.some((game) => file.startsWith(join('games', game))),
  );
  expect(files.length).toBeGreaterThan(150);
  const naming = files.filter((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf-8');
    return GAMES.some((game) => text.includes(game));
  });
  expect(naming.length, naming.join(', ')).toBeLessThanOrEqual(MOST);
});
