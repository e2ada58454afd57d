/** The challenge chart: empty for newcomers, ticked by a game that met a challenge. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';
import { infoOf, openTable } from './tables';

const house = sharedHouse();
const GAMES = 6; // a game played by hints meets some challenge nearly always

/** Play the hints of the server over a socket, to the end of the game. */
async function playByHints(page: Page, table: string): Promise<void> {
  await page.evaluate(async (table) => {
    interface Told {
      type: string;
      id?: string;
      state?: { number: number; state: string; legal?: string[] };
      hint?: { turns: { moves: string[] }[] };
    }
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    let state: NonNullable<Told['state']> | undefined;
    const waiting = new Map<string, (told: Told) => void>();
    let changed = () => {};
    socket.addEventListener('message', ({ data }) => {
      const told = JSON.parse(data) as Told;
      if (told.state) state = told.state;
      if (told.id) waiting.get(told.id)?.(told);
      changed();
    });
    let count = 0;
    const send = (message: object) =>
      new Promise<Told>((resolve) => {
        const id = String(++count);
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ ...message, table, id }));
      });
    await send({ type: 'watch' });
    let plan: string[] = [];
    for (let moves = 0; moves < 500; moves++) {
      while (!state?.legal && state?.state !== 'over') await new Promise<void>((resolve) => (changed = resolve));
      if (state.state === 'over') break;
      const { number: after, legal } = state;
      if (!legal!.includes(plan[0] ?? '')) plan = (await send({ type: 'hint', after })).hint?.turns[0]?.moves ?? [];
      const next = plan.shift() ?? '';
      const news = new Promise<void>((resolve) => (changed = () => state!.number > after && resolve()));
      await send({ type: 'move', after, move: legal!.includes(next) ? next : legal![0] });
      if (state.number <= after) await news;
    }
    socket.close();
  }, table);
}

test('a newcomer sees forty empty cells, and begins a game from one of them', async () => {
  const page = await house.visit('/chart');
  const cells = page.locator('tbody td');
  await cells.first().waitFor();
  expect(await cells.count()).toBe(40);
  expect(await page.locator('[data-ticked]').count()).toBe(0);
  await page.getByText('Win with at least 90 points.').waitFor();
  await page.getByRole('button', { name: /^High score, hard/ }).click();
  await page.waitForURL('**/table/*');
  const info = await infoOf(page, page.url().split('/').at(-1)!);
  expect([info.game, info.level, info.people, info.state.state]).toEqual(['firstrat', 'hard', 1, 'running']);
});

test('a game that meets a challenge ticks it, and the tick leads to the game', { timeout: 400_000 }, async () => {
  const page = await house.visit('/');
  let met: string[] = [];
  let table = '';
  for (let games = 0; games < GAMES && !met.length; games++) {
    table = await openTable(page, { game: 'firstrat', seats: [{ kind: 'me' }], level: 'easy', is_public: false });
    await playByHints(page, table);
    met = (await infoOf(page, table)).state.result?.challenges ?? [];
  }
  expect(met).not.toEqual([]);
  await page.evaluate(() => localStorage.setItem('ratskeller.me', 'known'));
  await page.goto('/chart');
  const ticks = page.locator('[data-ticked]');
  await ticks.first().waitFor();
  expect(await ticks.count()).toBe(met.length);
  await page.getByText(`${met.length} of 40 completed`).waitFor();
  await expectNoAxeViolations(page);
  await ticks.first().click();
  await page.waitForURL(`**/replay/table/${table}`);
  await page.locator('[data-shown="0"]').waitFor();
  await page.getByText('Challenges completed').waitFor();
});

test.each(['en', 'de', 'it', 'pl'])('the chart is shown in %s, on any screen', async (language) => {
  for (const width of [390, 820, 1280]) {
    const page = await house.visit('/chart', { language, viewport: { width, height: 900 } });
    await page.locator('tbody td').first().waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});
