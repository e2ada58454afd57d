/** Whole games against bots, by the list of offers alone. */
import { expect, test } from 'vitest';
import type { GameName, SeatWish } from '../src/lib/types';
import { openHouse } from './browser';
import { infoOf, openTable, playByList } from './tables';

const house = openHouse();
const RATLING: SeatWish = { kind: 'bot', bot: 'ratling' };

test.each<[GameName, number]>([
  ['firstrat', 1],
  ['piedpiper', 2],
])('a whole game of %s is played by its list', { timeout: 480_000 }, async (game, ratlings) => {
  const page = await house.visit('/');
  const bots = Array.from({ length: ratlings }, () => RATLING);
  const table = await openTable(page, { game, seats: [{ kind: 'me' }, ...bots], is_public: false });
  await page.goto(`/table/${table}`);
  let turn = 0;
  const moves = await playByList(page, table, (count) => (turn++ * 7) % count);
  expect(moves).toBeGreaterThan(5);
  const { result } = (await infoOf(page, table)).state;
  expect(result!.pad.winners.length).toBeGreaterThan(0);
});
