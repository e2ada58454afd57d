/** A rated table from its form to the leader board, and games in figures. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse } from './browser';
import { ask, infoOf } from './tables';

const house = openHouse();
const PHONE = { width: 390, height: 844 };

async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
}

/** Be somebody, and known to the page the next time it is opened. */
async function signIn(page: Page, name: string): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/me', { name });
  await page.evaluate((id) => localStorage.setItem('ratskeller.me', id), id);
}

test('two people play a rated game, one gives up, and both see what it did', async () => {
  const [ada, ben] = await Promise.all([house.visit('/about'), house.visit('/about', { viewport: PHONE })]);
  await signIn(ada, 'Ada');
  await signIn(ben, 'Ben');

  await ada.goto('/ratings/piedpiper');
  await ada.getByText('Nobody has finished a rated game yet').waitFor();
  await expectGood(ada);
  await ada.getByRole('link', { name: 'Open a rated table' }).click();
  await expect.poll(() => ada.getByRole('switch', { name: 'Rated' }).isChecked()).toBe(true);
  await expectGood(ada);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.waitForURL(/\/table\//);
  const table = new URL(ada.url()).pathname.split('/').at(-1)!;
  expect(await infoOf(ada, table)).toMatchObject({ rated: true, hints: false, clock: { kind: 'bank' } });
  await ada.getByText('Rating 25, give or take 8').first().waitFor();

  await ben.goto('/lobby');
  await ben.locator('.folded summary').click(); // on phones filters are folded
  await ben.getByLabel('Rating').selectOption('true');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ben.waitForURL(/\/table\//);
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01', only_taken: true });
  await ben.locator('[data-plate="0"]').waitFor();
  await ben.locator('[data-more]').click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Leave the game' }).click();
  await ben.getByText('You are placed last').waitFor();
  await expectGood(ben);
  await ben.getByRole('button', { name: 'Give up' }).click();
  for (const page of [ada, ben]) {
    await page.getByText('Ada wins the rated game').waitFor();
    await page.locator('[data-ratings]').waitFor();
  }
  expect(await ben.locator('[data-ratings]').innerText()).toMatch(/25\.0 → 2[0-4]\.\d/);
  await expectGood(ben);

  await ben.goto('/ratings/piedpiper');
  await ben.getByRole('link', { name: 'Ada' }).waitFor();
  expect(await ben.locator('tbody').innerText()).toContain('provisional');
  await expectGood(ben);
  await ben.getByRole('link', { name: 'Ada' }).click();
  await ben.getByRole('heading', { name: 'You and Ada' }).waitFor();
  await ben.getByText('Your last games together').waitFor();
  await expectGood(ben);

  await ada.goto('/me/statistics');
  await ada.locator('[data-figures=piedpiper]').waitFor();
  expect(await ada.locator('[data-figures=piedpiper]').innerText()).toContain('One game, 1 won');
  await ada.getByRole('link', { name: 'Ben' }).waitFor();
  await expectGood(ada);
});
