/** What happened is told: by the log on the board, after having been away, by the coach, and on a wrong turn of a puzzle. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameName, TableState } from '../src/lib/types';
import { sharedHouse } from './browser';
import { choose, entryOf, waitForTurn } from './table';
import { ask, openTable } from './tables';

const house = sharedHouse();
const GAMES = ['firstrat', 'piedpiper'];

async function sit(game: GameName, bots: number): Promise<{ page: Page; table: string }> {
  const page = await house.visit('/about');
  const ratlings = Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'ratling' }));
  const table = await openTable(page, { game, seats: [{ kind: 'me' }, ...ratlings], is_public: false });
  await page.goto(`/table/${table}`);
  await waitForTurn(page);
  return { page, table };
}

/** Make decisions without the page until the others have played and it is my turn again. */
function playTurn(page: Page, table: string): Promise<void> {
  return page.evaluate(async (table) => {
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    let othersPlayed = false;
    await new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => {
        const { type, state } = JSON.parse(String(data)) as { type: string; state?: TableState };
        if (type === 'hello') socket.send(JSON.stringify({ type: 'watch', table, id: 'watch' }));
        if (type !== 'news' || !state) return;
        if (!state.legal) othersPlayed = true;
        else if (othersPlayed) resolve();
        else {
          const move = state.legal.at(-1);
          socket.send(JSON.stringify({ type: 'move', table, after: state.number, move, id: String(state.number) }));
        }
      };
    });
    socket.close();
  }, table);
}

test.each(GAMES)('a line of the log lights what it speaks of on the board of %s', async (game) => {
  const { page } = await sit(game, 2);
  await choose(page, 'last');
  await waitForTurn(page);
  const drawn = () => page.locator('[data-scene]').innerHTML();
  await page.mouse.move(5, 5);
  const before = await drawn();
  await page.locator('[data-page="log"] details[open] li').first().hover();
  await expect.poll(drawn).not.toBe(before);
  await page.mouse.move(5, 5);
  await expect.poll(drawn).toBe(before);
});

test.each(GAMES)('whoever comes back to a table of %s is told what the others did', async (game) => {
  const { page, table } = await sit(game, 3);
  expect(await page.locator('[data-away]').count()).toBe(0);
  await page.goto('/about');
  await playTurn(page, table);
  await page.goto(`/table/${table}`);
  const away = page.locator('[data-away]');
  await away.waitFor();
  expect(await away.locator('div').count()).toBe(3);
  await away.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => away.count()).toBe(0);
});

test.each(GAMES)('the coach of %s waits until all is shown', async (game) => {
  const page = await house.visit(`/learn/${game}`, { reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Start your first game' }).click();
  await page.locator('.coach').waitFor({ timeout: 30_000 });
  await page.evaluate(() => {
    const early: string[] = [];
    Object.assign(window, { early, played: 0 });
    let step = '';
    new MutationObserver(() => {
      const isPlaying = document.querySelector('[data-stage]')?.getAttribute('data-playing') === 'true';
      const next = document.querySelector('.coach')?.getAttribute('data-step') ?? '';
      if (isPlaying) Object.assign(window, { played: 1 });
      if (isPlaying && next !== step && step) early.push(`${step} → ${next}`);
      step = next;
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  for (let decisions = 0; decisions < 4; decisions++) {
    const before = await entryOf(page);
    await expect
      .poll(async () => {
        const next = page.getByRole('button', { name: 'Continue' });
        if (await next.count()) await next.click();
        const offer = page.locator('[data-offers] button[data-move]').first();
        if (await offer.count()) await offer.evaluate((button: HTMLElement) => button.click());
        return entryOf(page);
      })
      .toBeGreaterThan(before);
  }
  const found = await page.evaluate(() => {
    const { early, played } = window as typeof window & { early: string[]; played: number };
    return { early, played };
  });
  expect(found.played, 'nothing was played').toBe(1);
  expect(found.early).toEqual([]);
});

interface Answer {
  ways: { moves: string[] }[];
}

async function solve(page: Page, id: string, pick: (answer: Answer) => string[]): Promise<void> {
  await page.goto(`/puzzles/piedpiper/${id}`);
  await page.locator('[data-moves="0"]').waitFor({ state: 'attached' });
  const moves = pick(await ask<Answer>(page, 'GET', `/api/puzzles/piedpiper/${id}/answer`));
  for (const [number, move] of moves.entries()) {
    await page.locator(`[data-offers] [data-move="${move}"]`).evaluate((button: HTMLElement) => button.click());
    await page.locator(`[data-moves="${number + 1}"]`).waitFor({ state: 'attached' });
  }
}

test('a turn of a puzzle that is not the best is told so by names, without the best one; first tries make a streak', async () => {
  const page = await house.visit('/puzzles');
  const { puzzles } = await ask<{ puzzles: { id: string }[] }>(page, 'GET', '/api/puzzles/piedpiper');
  await solve(page, puzzles[0]!.id, ({ ways }) => ways.at(-1)!.moves);
  const answer = page.locator('[data-answer]');
  await answer.waitFor();
  expect(await answer.getAttribute('data-answer')).toBe('worse');
  await answer.getByText('try again').waitFor();
  expect(await answer.innerText()).toMatch(/You\s+\d+\s?%/);
  expect(await answer.locator('li').count()).toBe(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await answer.locator('li').first().waitFor();
  for (const { id } of puzzles.slice(1, 3)) {
    await solve(page, id, ({ ways }) => ways[0]!.moves);
    await page.locator('[data-answer="right"]').waitFor();
  }
  await page.locator('.streak').waitFor();
});
