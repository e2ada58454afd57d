/** Whole games against bots, by the list of offers alone. */
import { expect, test } from 'vitest';
import type { Story } from '../src/after/story';
import type { GameName, SeatWish } from '../src/lib/types';
import { BARE, sharedHouse } from './browser';
import { ask, infoOf, openTable, playByList } from './tables';

const house = sharedHouse();
const RATLING: SeatWish = { kind: 'bot', bot: 'ratling' };

test.each<[GameName, number]>([
  ['firstrat', 1],
  ['piedpiper', 2],
])('a whole game of %s is played by its list', { timeout: 480_000 }, async (game, ratlings) => {
  const page = await house.visit(BARE);
  const bots = Array.from({ length: ratlings }, () => RATLING);
  const table = await openTable(page, { game, seats: [{ kind: 'me' }, ...bots], is_public: false });
  await page.goto(`/table/${table}`);
  let turn = 0;
  const moves = await playByList(page, table, (count) => (turn++ * 7) % count);
  // How many there are is luck: who is out of The Pied Piper early decides little.
  const { steps } = await ask<Story>(page, 'GET', `/api/tables/${table}/replay`);
  expect(moves).toBeGreaterThan(0);
  expect(moves).toBe(steps.filter(({ seat }) => seat === 0).length);
  const { result } = (await infoOf(page, table)).state;
  expect(result!.pad.winners.length).toBeGreaterThan(0);
});
