/** Games that go on for days: one list, how many wait for me, the next one by a key, notes to oneself. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';
import { PATIENT } from './table';
import { ask, openTable } from './tables';

const house = sharedHouse();

/** A game of Ada and Ben that has begun; Ada is the first to move. */
async function begin(ada: Page, ben: Page, days: number): Promise<string> {
  const wish = { game: 'firstrat', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], is_public: false };
  const table = await openTable(ada, { ...wish, clock: { kind: 'days', days } });
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01' });
  return table;
}

test('all games are in one list, and a key leads from one that waits to the next', async () => {
  const [ada, ben] = await Promise.all([house.visit('/about'), house.visit('/about')]);
  await ask(ben, 'POST', '/api/me', { name: 'Ben' });
  const slow = await begin(ada, ben, 5);
  const urgent = await begin(ada, ben, 1);
  await ada.goto(`/table/${slow}`);
  await ada.locator('[data-stage]').waitFor();
  await ada.goto('/');
  const links = ada.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: 'Continue' });
  await links.nth(1).waitFor(PATIENT);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/table/${urgent}`,
    `/table/${slow}`,
  ]);
  await expectNoAxeViolations(ada);
  await ada.goto('/about');
  await expect.poll(() => ada.title(), PATIENT).toMatch(/^\(2\) /);
  await ada.keyboard.press('n');
  await ada.waitForURL(`**/table/${urgent}`);
  await ada.locator('[data-next]').last().waitFor();
  await ada.keyboard.press('n');
  await ada.waitForURL(`**/table/${slow}`);
  await ben.goto(`/table/${slow}`);
  await ben.locator('[data-stage]').waitFor();
  await ben.goto('/');
  await ben.getByText('Ada’s turn').first().waitFor(PATIENT);
  expect(await ben.title()).not.toMatch(/^\(/);
});

test('notes are kept for oneself, on every device', async () => {
  const [ada, ben] = await Promise.all([
    house.visit('/about', { viewport: { width: 390, height: 844 } }),
    house.visit('/about'),
  ]);
  await ask(ben, 'POST', '/api/me', { name: 'Ben' });
  const table = await begin(ada, ben, 3);
  await ada.goto(`/table/${table}`);
  await ada.getByRole('tab', { name: 'Notes' }).click();
  await ada.getByLabel('Only you can see this').fill('Ben likes pipes');
  await ada.getByText('Saved.').waitFor();
  await expectNoAxeViolations(ada);
  await expectNoSidewaysScroll(ada);
  await ada.reload();
  await ada.getByRole('tab', { name: 'Notes' }).click();
  await expect.poll(() => ada.getByLabel('Only you can see this').inputValue(), PATIENT).toBe('Ben likes pipes');
  await ben.goto(`/table/${table}`);
  await ben.getByRole('tab', { name: 'Notes' }).click();
  await expect.poll(() => ben.getByLabel('Only you can see this').isEnabled(), PATIENT).toBe(true);
  expect(await ben.getByLabel('Only you can see this').inputValue()).toBe('');
});
