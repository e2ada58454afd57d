/** A game is a folder: the rest of the page finds it there, and names none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');
export const GAME_FOLDERS = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** How many files there are outside of games' folders, and those that name a game all the same. */
export function filesNamingAGame(): { all: number; naming: string[] } {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter(
    (file) =>
      /\.(ts|svelte|css)$/.test(file) &&
      !file.endsWith('.test.ts') &&
      !GAME_FOLDERS.some((game) => file.startsWith(join('games', game))),
  );
  const naming = files.filter((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf-8');
    return GAME_FOLDERS.some((game) => text.includes(game));
  });
  return { all: files.length, naming };
}
