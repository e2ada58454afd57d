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

/** Become somebody, as the page does that asks itself. */
export async function signUp(page: Page, name: string): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/me', { name });
  await page.evaluate((id) => localStorage.setItem('ratskeller.me', id), id);
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

/** Play a game to its end by the list of offers; `choose` picks one of so many. The number of decisions. */
export async function playByList(page: Page, table: string, choose: (count: number) => number): Promise<number> {
  let shown: string | null = null;
  for (let decisions = 0; decisions < 2000; decisions++) {
    const count = await nextOffers(page, table, shown);
    if (!count) return decisions;
    shown = await page.evaluate((choice) => {
      const list = document.querySelector('[data-offers]')!;
      list.querySelectorAll<HTMLButtonElement>('button[data-move]')[choice]!.click();
      return list.getAttribute('data-number');
    }, choose(count));
  }
  throw new Error('the game does not end');
}

/** Wait for another list of offers, and tell how many it has; none when the game is over. */
async function nextOffers(page: Page, table: string, shown: string | null): Promise<number> {
  for (let tries = 0; tries < 240; tries++) {
    // The page's policy forbids what `waitForFunction` does.
    const found = await page.evaluate(async (shown) => {
      for (let looks = 0; looks < 100; looks++) {
        const list = document.querySelector('[data-offers]');
        if (list && list.getAttribute('data-number') !== shown) {
          return list.querySelectorAll('button[data-move]').length;
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return 0;
    }, shown);
    if (found) return found;
    if ((await infoOf(page, table)).state.state === 'over') return 0;
  }
  const text = await page.locator('main').innerText();
  throw new Error(`nothing can be chosen, and the game is not over; ${page.url()} shows:\n${text}`);
}
