/** A finished game is explained in its replay: graph, marks, words; and the chart leads to games that show how. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse } from './browser';
import { ask } from './tables';

const house = openHouse('--analysis-playouts', '200');
const GAME = join(import.meta.dirname, '../../tests/games/piedpiper/recorded/5-people-hidden-two-left.rat');
const PATIENCE = 240_000; // ms: what is done with the lowest priority may take long

interface Told {
  analysis: { turns: { size: string }[] };
}

test(
  'a game is explained once for all, with words for every mistake, on any screen',
  { timeout: 2 * PATIENCE },
  async () => {
    const page = await house.visit('/about');
    await ask(page, 'POST', '/api/me', { name: 'Ada' });
    const { id } = await ask<{ id: string }>(page, 'POST', '/api/records', { text: readFileSync(GAME, 'utf-8') });
    await page.goto(`/replay/record/${id}`);
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.locator('[data-analysis=done]').waitFor({ timeout: PATIENCE });

    const { analysis } = await ask<Told>(page, 'GET', `/api/records/${id}/analysis`);
    const mistakes = analysis.turns.filter(({ size }) => size !== 'none');
    expect(mistakes.length).toBeGreaterThan(0);
    const marks = page.locator('.log [data-mark]:not([data-mark=turning])');
    expect(await marks.count()).toBe(mistakes.length);
    await marks.first().click();
    await page.locator('[data-remarks]').getByText('Better:').first().waitFor();

    const graph = page.locator('[data-chart=chances]');
    const box = (await graph.boundingBox())!;
    await graph.click({ position: { x: box.width - 14, y: 60 } });
    const end = await graph.getAttribute('aria-valuemax');
    await page.locator(`[data-shown="${end}"]`).waitFor();
    expect(await graph.getAttribute('aria-valuetext')).toContain('100%');
    await page.keyboard.press('Home');
    await page.locator('[data-shown="0"]').waitFor();
    await expectNoAxeViolations(page);

    // Somebody else finds it done, in their own language.
    const phone = await house.visit(`/replay/record/${id}?at=${end}`, {
      language: 'pl',
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await phone.getByRole('heading', { name: 'Analiza partii' }).waitFor();
    await phone.getByText('Szczęście i umiejętności').first().waitFor();
    await expectNoSidewaysScroll(phone);
    await expectNoAxeViolations(phone);
  },
);

test('every cell of the chart leads to a game that meets its challenge', async () => {
  const page = await house.visit('/chart');
  await page.getByRole('link', { name: 'High score, hard: watch a game that does it' }).click();
  await page.waitForURL('**/replay/record/solved-hard-ninety-points');
  await page.getByText(/Challenges completed: .*High score/).waitFor();
  await page.locator('[data-analysis=none]').waitFor();
});
