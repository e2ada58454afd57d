/** Games that people bring along, and those that they played here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse, textOf } from './browser';
import { ask } from './tables';

const house = openHouse();
const FILE = join(import.meta.dirname, '../../tests/games/firstrat/recorded/easy-won.rat');
const TEXT = readFileSync(FILE, 'utf-8');

test('a record is brought along as a file, looked at, and deleted when that is wanted', async () => {
  const page = await house.visit('/records');
  await page.locator('input[type=file]').setInputFiles(FILE);
  await page.waitForURL('**/replay/record/*');
  await page.locator('[data-shown="0"]').waitFor();
  await page.goto('/records');
  const card = page.locator('article', { hasText: 'First Rat' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'Download the game record' }).click(),
  ]);
  expect(await textOf(file)).toBe(TEXT);

  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await card.count()).toBe(1);
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await ask(page, 'GET', '/api/me/records')).toEqual([]);
});

test('a record is pasted', async () => {
  const page = await house.visit('/records');
  await page.locator('textarea').fill(TEXT);
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.waitForURL('**/replay/record/*');
});

test.each([
  ['people: 1', 'people: 1\ncolour: red', "line 6: unknown 'colour'"],
  ['ratskeller record 1', 'Dear Bo', 'line 1: this is no record'],
])('a broken record is refused with its place: %s → %s', async (right, wrong, told) => {
  const page = await house.visit('/records', { expected: /422/ });
  await page.locator('textarea').fill(TEXT.replace(right, wrong));
  await page.getByRole('button', { name: 'Watch it' }).click();
  expect(await page.getByRole('alert').innerText()).toContain(told);
  await page.evaluate(() => scrollTo(0, 0)); // nothing lies half under the header
  await expectNoAxeViolations(page);
  expect(await page.locator('textarea').inputValue()).toContain(wrong);
});

test.each(['en', 'de', 'it', 'pl'])('past games are shown in %s, on any screen', async (language) => {
  for (const width of [390, 820, 1280]) {
    const page = await house.visit('/records', { language, viewport: { width, height: 900 } });
    await ask(page, 'POST', '/api/me', { name: 'Ada' });
    await ask(page, 'POST', '/api/records', { text: TEXT });
    await page.evaluate(() => localStorage.setItem('ratskeller.me', 'known'));
    await page.reload();
    await page.locator('article').first().waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});
