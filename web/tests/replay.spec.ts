/** A finished game is looked at again: by keys, slider, chart, log and link. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BARE, expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';
import { ask, openTable } from './tables';

const house = sharedHouse();
const GAMES = join(import.meta.dirname, '../../tests/games');

/** The address of a recorded game that somebody has uploaded. */
async function uploaded(page: Page, name: string): Promise<string> {
  await ask(page, 'POST', '/api/me', { name: 'Ada' });
  const text = readFileSync(join(GAMES, `${name.replace('/', '/recorded/')}.rat`), 'utf-8');
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/records', { text });
  return `/replay/record/${id}`;
}

/** Until the state after so many decisions is shown. */
async function shows(page: Page, at: number): Promise<void> {
  await page.locator(`[data-shown="${at}"]`).waitFor();
  await expect.poll(() => page.locator('main .loading').count()).toBe(0);
  expect(await page.locator('[data-at]').getAttribute('data-at')).toBe(String(at));
  expect(await slider(page).inputValue()).toBe(String(at));
}

const slider = (page: Page) => page.locator('input[type=range]');
const way = (page: Page, name: string) => page.locator(`[data-way="${name}"]`);

test('a game is gone through by keys, and the address follows', async () => {
  const page = await house.visit('/');
  const address = await uploaded(page, 'piedpiper/3-people-standard-two-left');
  await page.goto(address);
  await shows(page, 0);
  const end = Number(await slider(page).getAttribute('max'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shows(page, 2);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 1);
  await page.keyboard.press('End');
  await shows(page, end);
  await page.waitForURL(`**${address}?at=${end}`);
  expect(await page.locator('thead [aria-label="Winner"], thead .winner').count()).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await shows(page, 0);

  const story = await ask<{ steps: { turn: string }[] }>(page, 'GET', `/api/records/${address.split('/')[3]}/replay`);
  const second = story.steps.findIndex(({ turn }) => turn !== story.steps[0]!.turn);
  await page.keyboard.press(']');
  await shows(page, second);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('[');
  await shows(page, second);
  await page.keyboard.press('[');
  await shows(page, 0);

  // Going on by itself, and stopping.
  await page.locator('select').selectOption({ index: 3 });
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await page.waitForFunction(() => Number(document.querySelector('[data-shown]')!.getAttribute('data-shown')) >= 3);
  await page.keyboard.press('Space');
  const stopped = await slider(page).inputValue();
  await page.waitForTimeout(1500);
  expect(await slider(page).inputValue()).toBe(stopped);
});

test('slider, buttons, log and chart lead to every move, and a link opens there', async () => {
  const page = await house.visit('/', { permissions: ['clipboard-read', 'clipboard-write'] });
  const address = await uploaded(page, 'firstrat/3-people-rocket');
  await page.goto(`${address}?at=7`);
  await shows(page, 7);
  await slider(page).fill('20');
  await shows(page, 20);
  await way(page, 'next').click();
  await shows(page, 21);
  await way(page, 'first').click();
  await shows(page, 0);
  expect(await way(page, 'previous').getAttribute('aria-disabled')).toBe('true');
  await way(page, 'next-turn').click();
  await way(page, 'previous-turn').click();
  await shows(page, 0);

  const line = page.locator(`a[href$="?at=12"]`).first();
  await line.click();
  await shows(page, 12);
  expect(await line.getAttribute('aria-current')).toBe('step');
  await page.waitForURL(`**?at=12`);

  const chart = page.locator('[data-chart]');
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.6, box.y + 60);
  expect(await page.locator('[data-readout]').innerText()).not.toContain('Move 12 of');
  await page.mouse.click(box.x + box.width - 14, box.y + 60);
  await shows(page, Number(await slider(page).getAttribute('max')));
  await chart.focus();
  await page.keyboard.press('Home');
  await shows(page, 0);
  expect(await chart.getAttribute('aria-valuetext')).toContain('Move 0 of');

  await slider(page).fill('33');
  await shows(page, 33);
  await way(page, 'link').click();
  await page.locator('[data-done="33"]').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await house.visit(link.slice(house.url.length));
  await shows(other, 33);
});

test('a table that is over is replayed with all hands open, its luck proven', async () => {
  const page = await house.visit('/');
  await ask(page, 'POST', '/api/me', { name: 'Ada' });
  const seats = ['ratling', 'ratling'].map((bot) => ({ kind: 'bot', bot }));
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'piedpiper', seats });
  await ask(page, 'POST', `/api/tables/${id}/start`, {});
  for (let tries = 0; tries < 300; tries++) {
    if ((await ask<{ state: { state: string } }>(page, 'GET', `/api/tables/${id}`)).state.state === 'over') break;
    await page.waitForTimeout(200);
  }
  await page.goto(`/replay/table/${id}?at=1`);
  await shows(page, 1);
  await page.locator('[data-tab=hands]').click();
  await page.locator('[data-hand]').first().waitFor();
  expect(await page.locator('[data-hand]').count()).toBe(2);
  expect(await page.locator('[data-hand="0"] li').count()).toBeGreaterThan(0);
  await page.getByText('Every draw matches the seed.').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the game record' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${id}.record`);
});

test('a game that goes on is not replayed, but can be watched', async () => {
  const page = await house.visit('/', { expected: /409/ });
  const table = await openTable(page, { game: 'firstrat', seats: [{ kind: 'me' }], level: 'easy', is_public: false });
  await page.goto(`/replay/table/${table}`);
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.waitForURL(`**/table/${table}`);
});

test('a game that is not there is said to be missing', async () => {
  const page = await house.visit('/replay/record/nowhere', { expected: /404/ });
  await page.getByRole('alert').waitFor();
});

test.each([
  ['en', 1280, 800],
  ['de', 820, 1180],
  ['it', 390, 844],
  ['pl', 390, 844],
] as const)('a replay is laid out for everybody: %s, %d px', async (language, width, height) => {
  for (const name of ['firstrat/hard-lost', 'piedpiper/5-people-hidden-two-left']) {
    const page = await house.visit(BARE, { language, viewport: { width, height } });
    await page.goto(`${await uploaded(page, name)}?at=9`);
    await shows(page, 9);
    await page.locator('details summary').first().click();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});

test.each([
  [844, 390],
  [640, 360],
  [1366, 768],
  [390, 844],
] as const)('all ways through a game are in sight at %d x %d, large enough for a finger', async (width, height) => {
  const page = await house.visit(BARE, { viewport: { width, height } });
  for (const [name, at] of [
    ['firstrat/4-people-rocket', 120],
    ['piedpiper/5-people-hidden-two-left', 24],
  ] as const) {
    await page.goto(`${await uploaded(page, name)}?at=${at}`);
    await shows(page, at);
    // What happened, and the hands of all, are a tap away.
    const hidden = await page.locator('[data-way], [data-tab]').evaluateAll((ways, isPhone) => {
      const isSeen = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const isLarge = Math.min(width, height) >= (isPhone ? 43.5 : 24);
        const ends = [0.1, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + part * height));
        return isLarge && ends.every((end) => end !== null && one.contains(end));
      };
      return ways
        .filter((one) => !isSeen(one))
        .map((one) => one.getAttribute('data-way') ?? one.getAttribute('data-tab'));
    }, width < 1000);
    expect(await page.locator('[data-way]').count()).toBe(8); // with the link to this moment
    expect(await page.locator('[data-tab]').count()).toBe(name.startsWith('piedpiper') ? 2 : 1);
    expect(hidden, name).toEqual([]);
  }
});
