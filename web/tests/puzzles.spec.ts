/** Puzzles: the collection, an attempt with undo, the answer with its figures, and what a browser keeps. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';

const house = sharedHouse();

interface Answer {
  ways: { moves: string[] }[];
}

const asked = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (path) => (await (await fetch(path)).json()) as unknown, path) as Promise<T>;

/** Make moves from the list beside the board, one after the other. */
async function make(page: Page, moves: string[]): Promise<void> {
  for (const [number, move] of moves.entries()) {
    await page.locator('[data-tab=moves]').click();
    await page.locator(`[data-offers] [data-move="${move}"]`).click();
    await page.locator(`[data-moves="${number + 1}"]`).waitFor({ state: 'attached' });
  }
}

test('whoever finds the best turn is told so, and the browser keeps it', async () => {
  const page = await house.visit('/puzzles');
  await page.getByText('The Pied Piper').click();
  await page.getByText('easy', { exact: true }).click();
  const card = page.locator('[data-puzzle]').first();
  await card.waitFor();
  const id = (await card.getAttribute('data-puzzle'))!;
  await expectNoAxeViolations(page);
  const { ways } = await asked<Answer>(page, `/api/puzzles/piedpiper/${id}/answer`);
  await card.click();
  await page.locator('[data-offers]').waitFor({ state: 'attached' });
  await make(page, ways[0]!.moves.slice(0, 1));
  await page.keyboard.press('u');
  await page.locator('[data-moves="0"]').waitFor({ state: 'attached' });
  await make(page, ways[0]!.moves);
  await page.locator('[data-answer="right"]').waitFor();
  expect(await page.locator('[data-prompt-text]').innerText()).toContain('Right!');
  expect(await page.locator('[data-plate].isActing').count()).toBe(0); // it is nobody's turn any more
  expect(await page.locator('[data-answer] li').count()).toBe(ways.length);
  await expectNoAxeViolations(page);
  await page.goto('/puzzles');
  await page.getByText('The Pied Piper').click();
  await page.locator(`[data-puzzle="${id}"]`).getByText('solved').waitFor();
});

test('the puzzle of the day is a click away from the first page, on a phone and at night too', async () => {
  const page = await house.visit('/', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', language: 'de' });
  await page.getByRole('link', { name: /^Rätsel des Tages/ }).click();
  await page.locator('[data-moves="0"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Lösung zeigen' }).click();
  await page.locator('[data-answer="given"]').waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  const here = page.url();
  await page.keyboard.press('n');
  await page.waitForURL((url) => url.href !== here);
  await page.locator('[data-moves="0"]').waitFor({ state: 'attached' });
});
