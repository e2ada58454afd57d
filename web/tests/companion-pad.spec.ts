/** The score pads on a phone: known figures, what can't be, and nothing lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSidewaysScroll, sharedHouse } from './browser';
import { chooseBoard, expectNoAxeViolationsUnrolled, PHONE } from './companion';

const house = sharedHouse();
const REFUSED = { ...PHONE, expected: /422/ };

async function put(page: Page, track: string, ...people: number[]): Promise<void> {
  for (const person of people) await page.locator(`[data-track="${track}"] [data-put="${person}"]`).click();
}

async function set(page: Page, label: string, count: number): Promise<void> {
  await page.getByLabel(new RegExp(`^\\s*${label}(?!:)`)).fill(String(count));
  await page.keyboard.press('Tab');
}

function sum(page: Page, person: number, points: number) {
  return page.locator(`[data-sum="${person}"]:text-is("${points}")`).waitFor();
}

function fresh(page: Page) {
  return page.locator('[data-fresh="true"]').waitFor();
}

test('First Rat: figures that are known add up, are explained, and stay after a reload', async () => {
  const page = await house.visit('/companion/pad/firstrat', PHONE);
  await page.getByLabel('Name of player 1').fill('Ada');
  await put(page, 'cockpit', 0, 0, 0);
  for (const cap of ['cockpit', 'crumbs', 'collector']) await page.locator(`[data-cap="${cap}"]`).click();
  await set(page, 'Backpacks', 2);
  await set(page, 'Comics', 1);
  await page.getByRole('button', { name: 'Energy drinks: one more' }).click();
  // Slots 1, 3 and 5: 8 + 5 + 4; caps: 3 × 4, 12 − 3 × 2, 7 × 2.
  await sum(page, 0, 17 + 12 + 6 + 14);
  await sum(page, 1, 0);
  await page.getByText('Ada wins with 49 points, 49 ahead.').waitFor();
  await page.locator('summary', { hasText: 'How Ada scored' }).click();
  await page.getByText('cockpit: 3 × 4 = 12 · crumbs: 12 − 3 × 2 = 6 · collector: 7 × 2 = 14').waitFor();
  await page.getByText('slot 1: 8 · slot 3: 5 · slot 5: 4').waitFor();
  expect(await page.getByRole('link', { name: 'Rule fr.score.caps' }).getAttribute('href')).toBe(
    '/rules/firstrat#fr.score.caps',
  );

  await page.reload();
  await sum(page, 0, 49);
  await page.getByRole('button', { name: 'Slot 3, Ada: remove' }).click();
  await sum(page, 0, 8 + 5 + 8 + 8 + 14);

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await sum(page, 0, 43);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await sum(page, 0, 0);
  expect(await page.getByLabel('Name of player 1').inputValue()).toBe('Ada');
});

test('First Rat: leftovers, awards and ties', async () => {
  const page = await house.visit('/companion/pad/firstrat', REFUSED);
  await put(page, 'rattonaut', 0);
  await set(page, 'Leftovers', 11);
  await set(page, 'Awards', 1);
  await set(page, 'Mouldy cheese', 2);
  await sum(page, 0, 10 + 2 + 3 - 4);
  await page.locator('[data-person="1"]').click();
  await set(page, 'Leftovers', 44);
  await page.getByText('Tied on 11 points: Player 1 wins with more rattonauts (1).').waitFor();
  await expectNoAxeViolationsUnrolled(page);
});

test('First Rat: what can’t be is told where it was entered, with its rule', async () => {
  const page = await house.visit('/companion/pad/firstrat', REFUSED);
  await set(page, 'Backpacks', 6);
  const problem = page.locator('[data-problem="players.0.backpacks"]');
  await problem.getByText('6 is too many: the limit is 5.').waitFor();
  await problem.getByRole('link', { name: 'Rule fr.shop.one-per-colour' }).waitFor();
  await page.locator('[data-person="1"]').click();
  await problem.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Something doesn’t add up/ }).click();
  await problem.waitFor();
  await expectNoAxeViolationsUnrolled(page);
  await set(page, 'Backpacks', 5);
  await problem.waitFor({ state: 'detached' });
  await put(page, 'rocket', 1);
  await page.locator('[data-track="rocket"] [data-problem="players.1.tracks.rocket"]').waitFor();
});

test('First Rat: a board of one’s own counts by its own points, or is told what is wrong with it', async () => {
  const page = await house.visit('/companion/pad/firstrat', REFUSED);
  await put(page, 'cockpit', 0);
  await sum(page, 0, 8);
  await page.locator('summary', { hasText: 'Game options' }).click();
  await chooseBoard(page, (text) => text.replace(/^cockpit = .*$/m, 'cockpit = [8, 7]'));
  const wrong = page.getByRole('alert').filter({ hasText: 'This board file doesn’t work' });
  await wrong.getByText('tracks.cockpit').waitFor();
  await expectNoAxeViolationsUnrolled(page);
  await page.getByRole('button', { name: 'Back to the standard board' }).click();
  await wrong.waitFor({ state: 'detached' });
  await chooseBoard(page, (text) => text.replace(/^cockpit = .*$/m, 'cockpit = [11, 7, 5, 4, 3]'));
  await sum(page, 0, 11);
  await page.reload();
  await sum(page, 0, 11);
});

test('The Pied Piper: the lowest marker wins, then collected ones', async () => {
  const page = await house.visit('/companion/pad/piedpiper', REFUSED);
  await page.getByText('The game is not over: 3 players are left in town.').waitFor();
  const house0 = page.locator('[data-house="0"]');
  const house1 = page.locator('[data-house="1"]');
  const house2 = page.locator('[data-house="2"]');
  await house0.getByText('roof', { exact: true }).click();
  await house1.getByText('3', { exact: true }).click();
  await house2.getByText('5', { exact: true }).click();
  await page.getByText('Player 2 wins with the lowest marker, on floor 3.').waitFor();
  await house2.getByText('3', { exact: true }).click();
  await page.getByText('A draw: Player 2, Player 3.').waitFor();
  await house2.getByRole('button', { name: 'Collected markers: one more' }).click();
  await page.getByText('Tied on floor 3: Player 3 wins with more collected markers (1).').waitFor();
  await house2.getByRole('button', { name: 'Collected markers: one more' }).click();
  await page.getByText('2 is too many: the limit is 1.').waitFor();
  await page.reload();
  await page.getByText('2 is too many: the limit is 1.').waitFor();
  for (const one of [house1, house2]) await one.getByText('roof', { exact: true }).click();
  await page.getByText('Nobody is left in town. Mark everyone').waitFor();
  for (const one of [house0, house1, house2]) await one.getByRole('switch').click();
  await page.getByText('A draw: Player 1, Player 2, Player 3.').waitFor();
});

test.each(['en', 'de', 'it', 'pl'])('the pads are shown in %s, on phone and tablet', async (language) => {
  for (const width of [390, 820]) {
    const page = await house.visit('/companion/pad/firstrat', { language, viewport: { width, height: 844 } });
    await put(page, 'rattonaut', 0, 1, 0);
    await fresh(page);
    await page.locator('.sheet summary').first().click();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsUnrolled(page);
    await page.goto('/companion/pad/piedpiper');
    await page.locator('[data-house="0"] label').nth(8).click();
    await fresh(page);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsUnrolled(page);
  }
});
