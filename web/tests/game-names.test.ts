import { expect, test } from 'vitest';
import { filesNamingAGame, GAME_FOLDERS } from './game-names';

const MOST = 3;

test('hardly a file outside a game’s folder names a game', () => {
  expect(GAME_FOLDERS.length).toBeGreaterThan(1);
  const { all, naming } = filesNamingAGame();
  expect(all).toBeGreaterThan(150);
  expect(naming.length, naming.join(', ')).toBeLessThanOrEqual(MOST);
});
