/** What tests of a running table do again and again. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameName, TableState } from '../src/lib/types';
import { BARE, type House, type VisitOptions } from './browser';
import { infoOf, openTable } from './tables';

/** Many tests share a machine, and others may be busy there: who waits for a state is in no hurry. */
export const PATIENT = { timeout: 90_000 };

/** Somebody at a table with ratlings, whose turn it is. */
export async function sitDown(
  house: House,
  game: GameName,
  bots: number,
  options: VisitOptions = {},
): Promise<{ page: Page; table: string }> {
  const page = await house.visit(BARE, options);
  const ratlings = Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'ratling' }));
  const table = await openTable(page, { game, seats: [{ kind: 'me' }, ...ratlings], is_public: false });
  await page.goto(`/table/${table}`);
  await waitForTurn(page);
  return { page, table };
}

/** The number of the last entry that a page has. */
export async function entryOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-entry]').getAttribute('data-entry'));
}

/** Wait until something can be chosen. */
export async function waitForTurn(page: Page): Promise<void> {
  await page
    .locator('[data-offers] button[data-move]')
    .first()
    .waitFor({ state: 'attached', ...PATIENT });
}

/** Wait until something can be chosen, which is so, or the game is over. */
export async function isAsked(page: Page, table: string): Promise<boolean> {
  while (!(await page.locator('[data-offers] button[data-move]').count())) {
    if ((await infoOf(page, table)).state.state === 'over') return false;
    await page.waitForTimeout(50);
  }
  return true;
}

/** Choose from the list, and wait until it is done. */
export async function choose(page: Page, which: 'first' | 'last'): Promise<void> {
  await waitForTurn(page);
  const before = await entryOf(page);
  // The list may be folded away beside a board; it can be chosen from all the same.
  const offers = page.locator('[data-offers]').first().locator('button[data-move]');
  await offers[which]().evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => entryOf(page), PATIENT).toBeGreaterThan(before);
}

/** Play a game to its end without the page: whatever comes to hand, over a socket of one's own. */
export async function playOut(page: Page, table: string): Promise<void> {
  await page.evaluate(async (table) => {
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    await new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => {
        const { type, state } = JSON.parse(String(data)) as { type: string; state?: TableState };
        if (type === 'hello') socket.send(JSON.stringify({ type: 'watch', table, id: 'watch' }));
        if (state?.state === 'over') resolve();
        if (type !== 'news' || !state?.legal) return;
        const move = state.legal[Math.floor(Math.random() * state.legal.length)];
        socket.send(JSON.stringify({ type: 'move', table, after: state.number, move, id: String(state.number) }));
      };
    });
    socket.close();
  }, table);
}
