/** Tables, opened as the page does it, for tests that are about what comes after. */
import type { Page } from 'playwright-core';
import type { TableInfo, TableWish } from '../src/lib/types';

/** Ask the server as whoever sits at this page. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers, ...(body === null ? {} : { body }) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Take a name, open a table, and start it if all its seats are taken. */
export async function openTable(page: Page, wish: TableWish, name = 'Ada'): Promise<string> {
  await ask(page, 'POST', '/api/me', { name });
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', wish);
  if (wish.seats.every((seat) => seat.kind !== 'open')) await ask(page, 'POST', `/api/tables/${id}/start`, {});
  return id;
}

export function infoOf(page: Page, table: string): Promise<TableInfo> {
  return ask(page, 'GET', `/api/tables/${table}`);
}

/** Play a game to its end by the list of offers, each time the one that `choose` picks. */
export async function playByList(page: Page, table: string, choose: (count: number) => number): Promise<number> {
  const list = page.locator('[data-offers]').first();
  for (let moves = 0; moves < 2000; moves++) {
    const next = await nextDecision(page, table);
    if (next === 'over') return moves;
    const buttons = list.locator('button[data-move]');
    const count = await buttons.count();
    const before = next;
    await buttons.nth(choose(count)).click();
    await page.waitForFunction(
      (shown) => document.querySelector('[data-offers]')?.getAttribute('data-number') !== shown,
      before,
    );
  }
  throw new Error('the game does not end');
}

/** Wait for offers, and tell the number of the entry that they follow; `over` when the game is. */
async function nextDecision(page: Page, table: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const number = await page.evaluate(() => document.querySelector('[data-offers]')?.getAttribute('data-number'));
    if (number) return number;
    if ((await infoOf(page, table)).state.state === 'over') return 'over';
    await page.waitForTimeout(50);
  }
  throw new Error('nothing can be chosen, and the game is not over');
}
