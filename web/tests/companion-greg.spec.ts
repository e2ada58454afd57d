/** Greg beside a real board, on a phone: a game to its end, with taps taken back and a page loaded anew. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GregState } from '../src/games/firstrat/companion/greg';
import { expectNoSidewaysScroll, sharedHouse } from './browser';
import { chooseBoard, expectNoAxeViolationsUnrolled, PHONE } from './companion';
import { ask } from './tables';

const house = sharedHouse();
const MOST = 200; // answers of a game

function stateOf(page: Page): Promise<GregState> {
  return ask(page, 'GET', `/api/companion/greg/${page.url().split('/').at(-1)}`);
}

async function begin(page: Page): Promise<void> {
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/companion/greg/*');
  await page.locator('[data-question]').waitFor();
}

/** Give the first answer, and wait until the page has taken it. */
async function tap(page: Page): Promise<void> {
  const before = await page.locator('[data-version]').getAttribute('data-version');
  await page.locator('[data-answer]').first().click();
  await page.locator(`[data-version]:not([data-version="${before}"])`).waitFor();
}

test('a game against Greg goes to its end, through undo and a reload', async () => {
  const page = await house.visit('/companion', PHONE);
  await page.getByRole('link', { name: 'New game against Greg' }).click();
  await page.getByText('unfair').click();
  await begin(page);
  await page.getByText('Your turn!').first().waitFor();
  for (let taps = 0; taps < 8; taps++) await tap(page);
  const eight = await stateOf(page);
  expect([eight.level, eight.can_undo]).toEqual(['unfair', 8]);

  await page.reload();
  await page.locator('[data-question]').waitFor();
  expect(await page.locator('[data-card]').getAttribute('data-card')).toBe(
    eight.facts.find((fact) => fact.kind === 'card')!.figures.card,
  );

  for (let taps = 0; taps < 3; taps++) {
    const before = await page.locator('[data-version]').getAttribute('data-version');
    await page.getByRole('button', { name: 'Undo the last tap' }).click();
    await page.locator(`[data-version]:not([data-version="${before}"])`).waitFor();
  }
  expect((await stateOf(page)).can_undo).toBe(5);
  for (let taps = 0; taps < 3; taps++) await tap(page);
  const again = await stateOf(page);
  expect([again.facts, again.greg]).toEqual([eight.facts, eight.greg]);

  await page.locator('summary', { hasText: 'His turns so far' }).click();
  await page.locator('summary', { hasText: 'Turn 1:' }).click();
  await page.getByRole('button', { name: 'Back to before this turn' }).click();
  await page.getByText('Greg is waiting for your first turn').waitFor();
  expect((await stateOf(page)).can_undo).toBe(0);

  for (let taps = 0; taps < MOST && !(await page.locator('#over').count()); taps++) await tap(page);
  const end = await stateOf(page);
  expect(end.is_over).toBe(true);
  await page.locator(`[data-points="${end.greg.points}"]`).waitFor();
  await page.getByText(`You win with ${end.greg.points + 1} points or more`).waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsUnrolled(page);

  await page.getByRole('link', { name: 'Now add up my points' }).click();
  await page.waitForURL('**/companion/pad/firstrat');
  await page.locator(`[data-sum="1"]:text-is("${end.greg.points}")`).waitFor();

  await page.goto('/companion');
  await page.getByRole('link', { name: /^Finished: unfair/ }).waitFor();
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('link', { name: /^Finished: unfair/ }).waitFor({ state: 'detached' });
  expect(await ask(page, 'GET', '/api/companion/greg')).toEqual([]);
});

test('with variable tracks the tiles are asked for first', async () => {
  const page = await house.visit('/companion/greg', PHONE);
  await page.locator('summary', { hasText: 'Game options' }).click();
  await page.getByText('with drawn tiles').click();
  await begin(page);
  for (let tiles = 0; tiles < 7; tiles++) {
    await page.locator('[data-question="tile"]').waitFor();
    await tap(page);
  }
  await page.locator('[data-question="turn"]').waitFor();
});

test('what lies at a stall is asked here, and the answer says which thing goes', async () => {
  const page = await house.visit('/companion/greg', PHONE);
  await begin(page);
  for (let taps = 0; taps < MOST && !(await page.locator('[data-lying]').count()); taps++) await tap(page);
  const counts = page.locator('[data-lying]');
  await counts.getByRole('button', { name: '1', exact: true }).first().click();
  await page.getByText('Remove number 1 from the left.').waitFor();
  await counts.getByRole('button', { name: '0', exact: true }).first().click();
  await page.getByText('Then nothing happens.').waitFor();
});

test.each(['en', 'de', 'it', 'pl'])('Greg speaks %s', async (language) => {
  const page = await house.visit('/companion', { ...PHONE, language });
  await page.locator('h2').first().waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsUnrolled(page);
  await page.goto('/companion/greg');
  await page.locator('form').waitFor();
  for (const fold of await page.locator('main summary').all()) await fold.click();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsUnrolled(page);
  await begin(page);
  for (let taps = 0; taps < 3; taps++) await tap(page);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsUnrolled(page);
});

test('Greg runs on a board of one’s own, if it is one', async () => {
  const page = await house.visit('/companion/greg', { ...PHONE, expected: /422/ });
  await page.locator('summary', { hasText: 'Game options' }).click();
  await chooseBoard(page, () => 'name = "my-board"');
  await page.locator('button[type=submit]').click();
  const wrong = page.getByRole('alert').filter({ hasText: 'This board file doesn’t work' });
  await wrong.waitFor();
  await page.getByRole('button', { name: 'Back to the standard board' }).click();
  await wrong.waitFor({ state: 'detached' });
  await chooseBoard(page, (text) => text.replace(/^hamster = .*$/m, 'hamster = { space = 8, price = 6 }'));
  await begin(page);
  await tap(page);
  expect(await page.getByRole('img', { name: 'The path' }).getByText('hamster').count()).toBe(1);
});
