/** From the first page into a game, and who somebody is. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, goTo, openHouse, untilQuiet } from './browser';
import { infoOf } from './tables';

const house = openHouse();

/** Open a page, and all that is folded on it. */
async function unfold(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  for (const folded of await page.locator('summary, article:first-child .play').all()) await folded.click();
}

function tableOf(url: string): string {
  return /\/table\/([\w-]+)$/.exec(url)![1]!;
}

test.each([
  ['First Rat', '1 × Pantry Rat', 2],
  ['First Rat', 'Greg · easy', 1],
  ['The Pied Piper', '3 × Pantry Rat', 4],
])('two clicks from the first page are a game of %s against %s', async (game, rival, people) => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: `Play ${game}` }).click();
  await page.getByRole('button', { name: rival }).click();
  await page.waitForURL('**/table/*');
  const info = await infoOf(page, tableOf(page.url()));
  expect(info.state.state).toBe('running');
  expect(info.people).toBe(people);
  expect(info.state.mine).toEqual([0]);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`/table/${info.id}`);
});

test('a link makes another device mine, once', async () => {
  const first = await house.visit('/me');
  await first.getByLabel('What should others call you?').fill('Ada');
  await first.getByRole('button', { name: 'Save this name' }).click();
  await untilQuiet(first); // parts of the page that somebody with a name has move what is below them
  await first.getByRole('button', { name: 'Create a link' }).click();
  const link = await first.getByLabel('Link for your other device').inputValue();

  const second = await house.visit(link, { expected: /status of 401/ });
  await second.getByRole('button', { name: 'Yes, use it here' }).click();
  await second.getByText('Welcome, Ada!').first().waitFor();
  expect(second.url()).not.toContain('device');
  await second.reload();
  await expect.poll(() => second.getByLabel('What should others call you?').inputValue()).toBe('Ada');

  const third = await house.visit(link, { expected: /status of 4/ });
  await third.getByRole('button', { name: 'Yes, use it here' }).click();
  await third.locator('.toast.problem').waitFor();

  await first.getByRole('button', { name: 'Sign out all other devices' }).click();
  await first.getByRole('button', { name: 'Sign them out' }).click();
  await first.getByText('All other devices have been signed out.').first().waitFor();
  const statusOf = (page: Page) => page.evaluate(async () => (await fetch('/api/me')).status);
  expect(await statusOf(first)).toBe(200);
  expect(await statusOf(second)).toBe(401);
});

test.each(['en', 'de', 'it', 'pl'])('the pages around the games are for everybody, in %s', async (language) => {
  const page = await house.visit('/', { language });
  for (const path of ['/', '/new/firstrat', '/new/piedpiper', '/lobby', '/me', '/about']) {
    // So high that bars which stay in view cover nothing.
    await page.setViewportSize({ width: 390, height: 3600 });
    await unfold(page, path);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 1280, height: 2400 });
    await expectNoAxeViolations(page);
  }
});

test('by day nothing is harder to read than by night', async () => {
  const page = await house.visit('/', { colorScheme: 'light' });
  for (const path of ['/', '/new/firstrat', '/lobby', '/me', '/about']) {
    await unfold(page, path);
    await expectNoAxeViolations(page);
  }
});
