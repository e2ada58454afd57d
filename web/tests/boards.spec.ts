/** Boards of one's own: entered in a form, drawn, kept, shared by link, and played on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GregState } from '../src/games/firstrat/companion/greg';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse, textOf } from './browser';
import { PHONE } from './companion';
import { ask } from './tables';

const house = sharedHouse();

async function opened(page: Page): Promise<void> {
  await page.locator('[data-drawn] .scene g').first().waitFor();
  await page.locator('[data-section]').first().waitFor();
}

async function keep(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name of this board').fill(name);
  await page.getByRole('button', { name: 'Save board' }).click();
  await page.waitForURL(/\/boards\/\w+\/[\w-]+$/);
  await page.getByRole('link', { name: 'Play on this board' }).waitFor();
  return page.url();
}

test('a board is entered, mended where it is wrong, kept, shared and played on', async () => {
  const page = await house.visit('/companion');
  await page.getByRole('link', { name: 'Your own boards' }).click();
  await page.getByRole('link', { name: 'Enter a First Rat board' }).click();
  await opened(page);
  await page.getByLabel('space 1: colour').selectOption('white');
  const amount = page.getByLabel('space 2: amount');
  await amount.fill('0');
  const problem = page.locator('[data-problem="path.2"]');
  await problem.waitFor();
  expect(await problem.innerText()).toContain('a whole number from 1 to 100');
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
  await amount.fill('7');
  await problem.waitFor({ state: 'detached' });
  await page.locator('[data-drawn] [data-thing="space:2"]').getByText('7').waitFor({ state: 'attached' });
  await expectNoAxeViolations(page);
  const address = await keep(page, 'Kitchen');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as a file' }).click();
  const file = await textOf(await download);
  expect(file).toContain('2 = ["yellow", "cheese", 7]');

  const guest = await house.visit(new URL(address).pathname);
  await guest.getByText('This board belongs to someone else').waitFor();
  await guest.locator('[data-drawn] [data-thing="space:2"]').getByText('7').waitFor({ state: 'attached' });

  await page.getByRole('link', { name: 'Play on this board' }).click();
  await page.locator('[data-own-board]').getByText('Kitchen').waitFor();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/table/*');
  const table = page.url().split('/').at(-1);
  const board = await ask<{ profile: { path: Record<string, unknown> } }>(page, 'GET', `/api/tables/${table}/board`);
  expect(board.profile.path['2']).toEqual(['yellow', 'cheese', 7]);
  await page.locator('[data-thing="space:2"]').getByText('7').first().waitFor({ state: 'attached' });
  // The rules beside the table have the figures of its board.
  await page.keyboard.press('r');
  await page.getByRole('dialog').locator('[data-rule="fr.collect.yellow"]').getByText('(1–7)').waitFor();
});

test(
  'set-up and score are entered, mended beside their fields, and come back from a file',
  { timeout: 240_000 },
  async () => {
    const page = await house.visit('/boards/firstrat');
    await opened(page);
    const setup = page.locator('[data-section="setup"]');
    await setup.locator('summary').click();
    await setup.getByLabel('Player 1', { exact: true }).fill('4');
    const caps = setup.getByLabel('bottle caps laid out');
    await caps.fill('11');
    await setup.locator('[data-problem="setup.caps"]').getByText('there are only 10').waitFor();
    expect(await caps.getAttribute('aria-invalid')).toBe('true');
    await caps.fill('5');
    await setup.locator('[data-problem]').waitFor({ state: 'detached' });
    const blocked = setup.getByRole('group', { name: 'Blocked slots on every track, 2 players' });
    await blocked.getByLabel('slot 1').check();
    await blocked.getByLabel('slot 4').uncheck();
    const score = page.locator('[data-section="score"]');
    await score.locator('summary').click();
    await score.getByLabel('points for an award').fill('9');
    await expectNoAxeViolations(page);
    await keep(page, 'House rules');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as a file' }).click();
    const file = await textOf(await download);
    expect(file).toContain('cheese = [4, 2, 2, 3, 3]');
    expect(file).toContain('caps = 5');
    expect(file).toContain('2 = [1, 2]');
    expect(file).toContain('award = 9');

    const other = await house.visit('/boards/firstrat');
    await opened(other);
    await other
      .locator('input[type=file]')
      .setInputFiles({ name: 'back.toml', mimeType: 'application/toml', buffer: Buffer.from(file) });
    await other.locator('[data-section="score"] summary').click();
    await expect.poll(() => other.getByLabel('points for an award').inputValue(), { timeout: 10_000 }).toBe('9');
    await other.locator('[data-section="setup"] summary').click();
    expect(await other.getByLabel('Player 1', { exact: true }).inputValue()).toBe('4');
    const back = other.getByRole('group', { name: 'Blocked slots on every track, 2 players' });
    expect(await back.getByLabel('slot 1').isChecked()).toBe(true);
    expect(await back.getByLabel('slot 4').isChecked()).toBe(false);
  },
);

test('what is wrong is said in the language of the page', async () => {
  const page = await house.visit('/boards/firstrat', { language: 'de' });
  await opened(page);
  const pipes = page.locator('[data-section="pipes"]');
  await pipes.locator('summary').click();
  await pipes.getByLabel('nach').first().fill('2');
  await pipes.locator('[data-problem="pipes[0]"]').getByText('Rohre führen nur vorwärts.').waitFor();
});

test('cards are counted on a phone', async () => {
  const page = await house.visit('/boards/piedpiper', PHONE);
  await opened(page);
  await page.getByLabel('forward').fill('0');
  await page.getByText('are too few').first().waitFor();
  await page.getByLabel('forward').fill('15');
  await page.getByText('Action cards: 51').waitFor();
  await page.locator('[data-problem="actions"]').waitFor({ state: 'detached' });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await keep(page, 'Ours');
  await page.goto('/boards');
  await page.getByRole('link', { name: 'Ours' }).waitFor();
  await page.getByRole('button', { name: 'Delete “Ours”' }).click();
  await page.getByRole('button', { name: 'Delete board' }).click();
  await page.getByText('You haven’t saved any boards yet.').waitFor();
});

test('Greg plays the card that was drawn from a real deck, on a board of one’s own, and takes it back', async () => {
  const page = await house.visit('/boards/firstrat');
  await opened(page);
  await page.getByLabel('space 1: colour').selectOption('white');
  await keep(page, 'Mine');
  await page.getByRole('link', { name: 'New game against Greg' }).click();
  await page.locator('[data-own-board]').getByText('Mine').waitFor({ state: 'attached' });
  await page.getByText('I draw from my own deck').click();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/companion\/greg\/[\w-]+$/);
  const path = `/api/companion/greg/${page.url().split('/').at(-1)}`;
  await page.locator('[data-question="turn"] [data-answer="done"]').click();
  await page.locator('[data-question="card"]').waitFor();
  for (const [index, steps] of [1, 2, 0, 2].entries()) {
    await page.locator('[data-question="card"] input[inputmode]').nth(index).fill(String(steps));
  }
  await page.locator('[data-question="card"] button[type=submit]').click();
  await page.locator('[data-question="turn"]').waitFor();
  const played = await ask<GregState>(page, 'GET', path);
  expect(played.greg.rats).toEqual(['9', '7', '1', '2']);
  await page.getByRole('button', { name: 'Undo the last tap' }).click();
  await page.locator('[data-question="card"]').waitFor();
  expect((await ask<GregState>(page, 'GET', path)).greg.rats).toEqual(['8', '5', '1', 'start']);
  const { profile } = await ask<{ profile: { path: Record<string, unknown> } }>(page, 'GET', `${path}/board`);
  expect(profile.path['1']).toEqual(['white', 'core', 1]);
});
