/** The table of First Rat: whole games by clicks on the board and by keys alone, and what the board tells. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SeatWish, TableWish } from '../src/lib/types';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse, type VisitOptions } from './browser';
import { infoOf, openTable } from './tables';

const house = openHouse();
const ME: SeatWish = { kind: 'me' };
const RATLING: SeatWish = { kind: 'bot', bot: 'ratling' };

interface Sat {
  page: Page;
  table: string;
}

async function sit(wish: Partial<TableWish> = {}, options: VisitOptions = {}): Promise<Sat> {
  const page = await house.visit('/about', options);
  const table = await openTable(page, { game: 'firstrat', seats: [ME, RATLING], is_public: false, ...wish });
  await page.goto(`/table/${table}`);
  await page.locator('[data-board]').waitFor();
  return { page, table };
}

/** Wait for the next list of offers: its number; null when the game is over. */
async function nextNumber({ page, table }: Sat, shown: string | null): Promise<string | null> {
  for (let tries = 0; tries < 60; tries++) {
    const number = await page.evaluate(async (shown) => {
      for (let looks = 0; looks < 100; looks++) {
        const numbers = [...document.querySelectorAll('[data-offers]')].map((list) => list.getAttribute('data-number'));
        if (numbers.length && numbers.at(-1) !== shown) return numbers.at(-1)!;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return null;
    }, shown);
    if (number) return number;
    if ((await infoOf(page, table)).state.state === 'over') return null;
  }
  throw new Error('nothing can be decided, and the game is not over');
}

/** Decide until the game is over, or so many times; the phases that came up. */
async function playOn(sat: Sat, decide: (page: Page, count: number) => Promise<void>, most = 1000) {
  const phases = new Set<string>();
  let shown: string | null = null;
  for (let count = 0; count < most; count++) {
    shown = await nextNumber(sat, shown);
    if (shown === null) return { phases, isOver: true };
    const phase = (await sat.page.locator('[data-phase]').getAttribute('data-phase'))!;
    // Each kind of decision is looked at once.
    if (!phases.has(phase)) await expectNoAxeViolations(sat.page);
    phases.add(phase);
    await decide(sat.page, count);
  }
  return { phases, isOver: false };
}

/** A rat and a lit place on the board, or what is asked in its place on the board. */
async function decideByClicks(page: Page, count: number): Promise<void> {
  const phase = await page.locator('[data-phase]').getAttribute('data-phase');
  if (phase === 'move') {
    const stop = page.locator('.choices').getByRole('button', { name: 'Move no more rats' });
    if (count % 3 === 0 && (await stop.count())) return stop.first().click();
    const rats = page.locator('[data-pick]');
    const rat = rats.nth(count % (await rats.count()));
    if ((await rat.getAttribute('aria-pressed')) === 'false') await rat.click();
    const places = page.locator('[data-spot^="r"]');
    return places.nth((await places.count()) - 1 - (count % 2 && (await places.count()) > 1 ? 1 : 0)).click();
  }
  const spots = page.locator('[data-spot]');
  if (['fork', 'comic'].includes(phase!) && (await spots.count()))
    return spots.nth(count % (await spots.count())).click();
  return page.locator('.ask button[data-move], .choices button[data-move]').first().click();
}

/** By Tab, arrows and Enter on the board, by numbers in the list. */
async function decideByKeys(page: Page, count: number): Promise<void> {
  const phase = await page.locator('[data-phase]').getAttribute('data-phase');
  if (phase !== 'move' || count % 4 === 3) return page.keyboard.press('1');
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
  const { totals, winners } = (await infoOf(sat.page, sat.table)).state.result!.pad;
  expect(totals).toHaveLength(2);
  await expect.poll(() => sat.page.locator('.seat.won').count()).toBe(winners.length);
});

test('a whole game is played by keys alone', { timeout: 480_000 }, async () => {
  const sat = await sit();
  const { isOver } = await playOn(sat, decideByKeys);
  expect(isOver).toBe(true);
});

test(
  'a game against Greg with super rats on a variable board shows his card and his plans',
  { timeout: 240_000 },
  async () => {
    const sat = await sit({
      seats: [ME],
      level: 'easy',
      options: { comics: 'super', path: 'variable', tracks: 'variable' },
    });
    await playOn(sat, decideByClicks, 12);
    const greg = sat.page.locator('.greg');
    await greg.waitFor();
    expect(await greg.locator('.name').innerText()).toMatch(/^[ABC]\d*$/);
    await expectNoAxeViolations(sat.page);
  },
);

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
  for (let tries = 0; tries < 12 && (await rats.count()) < 2; tries++) {
    await playOn(sat, decideByClicks, 1);
    await page.locator('[data-offers]').first().waitFor();
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

test('a number key chooses what the list shows beside it, also after the list has changed', async () => {
  const sat = await sit();
  const sent: string[] = [];
  sat.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'move') sent.push(message.move);
    }),
  );
  await sat.page.reload();
  const meant: string[] = [];
  const decideByNumber = async (page: Page, count: number) => {
    const numbered = page.locator('[data-offers] button:has(kbd)');
    const button = numbered.nth((count * 2 + 1) % (await numbered.count()));
    meant.push((await button.getAttribute('data-move'))!);
    await page.keyboard.press(await button.locator('kbd').innerText());
  };
  await playOn(sat, decideByNumber, 5);
  await expect.poll(() => sent).toEqual(meant);
});

test('comics and items tell what they do when they are clicked', async () => {
  const { page } = await sit();
  await page.locator('[data-pick]').first().waitFor();
  await page.locator('[data-refused="comic:four-steps"]').click();
  await page.getByRole('status').getByText('When several rats move').waitFor();
  await page.locator('[data-refused="buy:drink"]').click();
  await page.getByRole('status').getByText('doubles what a turn yields').waitFor();
});

test.each(['en', 'de', 'it', 'pl'])(
  'on a phone a tap shows, a second tap goes; nothing sticks out: %s',
  { timeout: 180_000 },
  async (language) => {
    const { page } = await sit({}, { language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const place = page.locator('[data-spot="r1>3"]');
    await place.waitFor();
    await place.tap();
    await page.locator('.choices .main').waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await place.tap();
    await place.waitFor({ state: 'detached' });
  },
);
