/** The table of First Rat: whole games by clicks on the board and by keys alone, and what the board tells. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SeatWish, TableWish } from '../src/lib/types';
import { BARE, expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse, type VisitOptions } from './browser';
import { infoOf, openTable } from './tables';

const house = sharedHouse();
const ME: SeatWish = { kind: 'me' };
const ASKS_WHICH = ['shop', 'build']; // an item or a track may be had in several ways, which fan out
const RATLING: SeatWish = { kind: 'bot', bot: 'ratling' };

interface Sat {
  page: Page;
  table: string;
}

async function sit(wish: Partial<TableWish> = {}, options: VisitOptions = {}): Promise<Sat> {
  const page = await house.visit(BARE, options);
  const table = await openTable(page, { game: 'firstrat', seats: [ME, RATLING], is_public: false, ...wish });
  await page.goto(`/table/${table}`);
  await page.locator('[data-scene]').waitFor();
  return { page, table };
}

/** Wait for the next decision: the entry that it follows; null when the game is over. */
async function nextEntry({ page, table }: Sat, shown: string | null): Promise<string | null> {
  for (let tries = 0; tries < 60; tries++) {
    const entry = await page.evaluate(async (shown) => {
      for (let looks = 0; looks < 100; looks++) {
        const entry = document.querySelector('[data-entry]')?.getAttribute('data-entry');
        if (document.querySelector('[data-prompt].asked') && entry !== shown) return entry!;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return null;
    }, shown);
    if (entry) return entry;
    if ((await infoOf(page, table)).state.state === 'over') return null;
  }
  throw new Error('nothing can be decided, and the game is not over');
}

/** Decide until the game is over, or so many times; the phases that came up. */
async function playOn(sat: Sat, decide: (page: Page, count: number) => Promise<void>, most = 1000) {
  const phases = new Set<string>();
  let shown: string | null = null;
  for (let count = 0; count < most; count++) {
    shown = await nextEntry(sat, shown);
    if (shown === null) return { phases, isOver: true };
    const phase = await phaseOf(sat.page);
    // Each kind of decision is looked at once.
    if (!phases.has(phase)) await expectNoAxeViolations(sat.page);
    phases.add(phase);
    await decide(sat.page, count);
  }
  return { phases, isOver: false };
}

async function phaseOf(page: Page): Promise<string> {
  return (await page.locator('[data-phase]').getAttribute('data-phase'))!;
}

/** A rat and a lit place on the board, what lies where it is asked for, or what only a button says. */
async function decideByClicks(page: Page, count: number): Promise<void> {
  const buttons = page.locator('[data-prompt] button[data-move]');
  const phase = await phaseOf(page);
  if (phase === 'move') {
    const stop = page.locator('[data-prompt] button[data-move="stop"]');
    if (count % 3 === 0 && (await stop.count())) return stop.click();
    const rats = page.locator('[data-pick]');
    const rat = rats.nth(count % (await rats.count()));
    if ((await rat.getAttribute('aria-pressed')) === 'false') await rat.click();
    const places = page.locator('[data-spot^="r"]');
    return places.nth((await places.count()) - 1 - (count % 2 && (await places.count()) > 1 ? 1 : 0)).click();
  }
  if (count % 4 === 0 && (await buttons.count())) return buttons.last().click();
  const spots = page.locator('[data-spot], [data-pick]');
  if (!(await spots.count())) return buttons.first().click();
  await spots.nth(count % (await spots.count())).click();
  // What can be had in several ways asks in which.
  const fan = page.locator('[data-thing^="offer:"] [data-spot]');
  if (ASKS_WHICH.includes(phase) && (await fan.count())) await fan.first().click();
}

/** By Tab, arrows and Enter on the board. */
async function decideByKeys(page: Page, count: number): Promise<void> {
  const phase = await phaseOf(page);
  if (phase !== 'move') {
    await tabTo(page, '[data-spot], [data-pick], [data-prompt] button[data-move]');
    await page.keyboard.press('Enter');
    const fan = page.locator('[data-thing^="offer:"] [data-spot]');
    if (!ASKS_WHICH.includes(phase) || !(await fan.count())) return;
    await tabTo(page, '[data-thing^="offer:"] [data-spot]');
    return page.keyboard.press('Enter');
  }
  await tabTo(page, '[data-pick]');
  if ((await page.evaluate(() => document.activeElement!.getAttribute('aria-pressed'))) === 'false') {
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '[data-spot]');
  if (count % 2) await page.keyboard.press('ArrowRight');
  const onPlace = await page.evaluate(() => document.activeElement!.matches('[data-spot]'));
  if (!onPlace) await tabTo(page, '[data-spot]');
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never reaches ${selector}`);
}

test('a whole game is played by clicks on the board', { timeout: 480_000 }, async () => {
  const sat = await sit();
  const { phases, isOver } = await playOn(sat, decideByClicks);
  expect(isOver).toBe(true);
  expect([...phases]).toContain('move');
  expect((await infoOf(sat.page, sat.table)).state.result!.pad.totals).toHaveLength(2);
});

test('a whole game is played by keys alone', { timeout: 480_000 }, async () => {
  const sat = await sit();
  const { isOver } = await playOn(sat, decideByKeys);
  expect(isOver).toBe(true);
});

test('Greg is told step by step, on a variable board with super rats', async () => {
  const sat = await sit({
    seats: [ME],
    level: 'easy',
    options: { comics: 'super', path: 'variable', tracks: 'variable' },
  });
  await playOn(sat, decideByClicks, 12);
  const greg = sat.page.locator('[data-greg]');
  await greg.getByText(/Greg revealed card [ABC]/).waitFor();
  await greg.getByText(/It moves his rats by \d, \d, \d, \d/).waitFor();
  await sat.page.locator('[data-thing="greg:card"]').waitFor();
  await expectNoAxeViolations(sat.page);
});

test('a click on a place that is out of reach says why, with the rule', async () => {
  const { page } = await sit();
  await page.locator('[data-pick]').first().waitFor();
  await page.locator('[data-space="9"]').click();
  await page.getByText('Rat 1 needs 9 steps').first().waitFor();
});

test('a rat is picked, its places light up with all that is to know, and it is let go', async () => {
  const sat = await sit();
  const { page } = sat;
  const rats = page.locator('[data-pick]');
  let shown = await nextEntry(sat, null);
  for (let tries = 0; tries < 12 && (await rats.count()) < 2; tries++) {
    await decideByClicks(page, 0);
    shown = await nextEntry(sat, shown);
  }
  const places = page.locator('[data-spot^="r"]');
  expect(await places.count()).toBe(0);
  await rats.first().click();
  expect(await rats.first().getAttribute('aria-pressed')).toBe('true');
  expect(await places.first().getAttribute('aria-label')).toMatch(/Rat \d to .*, \d steps?/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  expect(await places.count()).toBe(0);
});

test('one tooltip tells what things are and do, and what a move would bring', async () => {
  const { page } = await sit();
  await page.locator('[data-pick]').first().waitFor();
  const tip = page.locator('[data-tip]');
  for (const [thing, text] of [
    ['comic:four-steps', 'When you move several rats'],
    ['item:drink', 'doubles what you collect in a turn'],
    ['track:cockpit', 'It costs'],
    ['node:storage', 'each visit to the food storage'],
    ['space:3', 'Rat 1 to space 3'],
  ] as const) {
    await page.locator(`[data-thing="${thing}"]`).last().hover();
    await tip.getByText(text).first().waitFor();
  }
});

test.each(['en', 'de', 'it', 'pl'])(
  'on a phone a tap shows, a second tap goes; nothing sticks out: %s',
  async (language) => {
    const { page } = await sit({}, { language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const place = page.locator('[data-spot="r1>3"]');
    await place.waitFor();
    const asked = await page.locator('[data-prompt-text]').innerText();
    await place.tap();
    await expect.poll(() => page.locator('[data-prompt-text]').innerText()).not.toBe(asked);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await place.tap();
    await place.waitFor({ state: 'detached' });
  },
);
