/**
 * The stage looks as it did: both games with five seats, both themes, five sizes, from a recorded game. `make looks` takes
 * the pictures anew. What differs is kept in build/pictures.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BARE, sharedHouse } from './browser';
import { differenceOf, pixelsOf, webpOf, type Difference } from './compare';
import { ask } from './tables';

const house = sharedHouse();
const KEPT = join(import.meta.dirname, 'pictures');
const DIFFERENT = join(import.meta.dirname, '../../build/pictures');
const RECORDS = join(import.meta.dirname, '../../tests/games');
const TAKES = process.env.STAGE_PICTURES === 'new';
const TRIES = 20; // whatever is still being drawn has so many quarters of a second
/** A game with five seats, in the middle of it. */
const GAMES = [
  { game: 'firstrat', record: '5-people-markers.rat', at: 96 },
  { game: 'piedpiper', record: '5-people-hidden-two-left.rat', at: 24 },
];
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

async function open(page: Page, { game, record, at }: (typeof GAMES)[number]): Promise<void> {
  await ask(page, 'POST', '/api/me', { name: 'Ada' });
  const text = readFileSync(join(RECORDS, game, 'recorded', record), 'utf-8');
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/records', { text });
  await page.goto(`/replay/record/${id}?at=${at}`);
  await settle(page, at);
}

/** Wait until all is there and nothing changes any more. */
async function settle(page: Page, at: number): Promise<void> {
  await page.locator(`[data-shown="${at}"]`).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let last = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const next = (await page.screenshot({ type: 'jpeg', scale: 'css' })).toString('base64'); // much sooner done than a PNG
    if (next === last) return;
    last = next;
    await page.waitForTimeout(250);
  }
}

/** How what is shown differs from what was kept; null if it does not. */
async function compare(page: Page, blank: Page, kept: Buffer): Promise<Difference | null> {
  const before = await pixelsOf(blank, kept, 'webp');
  for (let tries = 1; ; tries++) {
    const found = differenceOf(before, await pixelsOf(blank, await page.screenshot(), 'png'));
    if (!found || tries === TRIES) return found;
    await page.waitForTimeout(250);
  }
}

test.each(GAMES.flatMap((one) => (['dark', 'light'] as const).map((theme) => ({ ...one, theme }))))(
  'the stage of $game looks as it did, $theme',
  async ({ theme, ...one }) => {
    const page = await house.visit(BARE, { colorScheme: theme, viewport: { width: 1440, height: 900 } });
    const blank = await house.browser.newPage();
    await open(page, one);
    const different: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await settle(page, one.at);
      const name = `${one.game}-${width}x${height}-${theme}`;
      const file = join(KEPT, `${name}.webp`);
      if (TAKES) {
        mkdirSync(KEPT, { recursive: true });
        writeFileSync(file, await webpOf(page));
      }
      expect(existsSync(file), `${file} is missing: make looks`).toBe(true);
      const difference = await compare(page, blank, readFileSync(file));
      if (!difference) continue;
      mkdirSync(DIFFERENT, { recursive: true });
      writeFileSync(join(DIFFERENT, `${name}.png`), difference.png);
      different.push(`${name}: ${difference.cells.slice(0, 8).join('; ')}`);
    }
    await blank.close();
    expect(different, `what differs is in ${DIFFERENT}`).toEqual([]);
  },
);

/** What tells a change: how it is made in the page, and whether it has to be noticed. */
const CHANGES: [what: string, change: string, isNoticed: boolean][] = [
  ['all drawn a third of a pixel aside', '[data-stage] { translate: 0.33px 0.33px }', false],
  [
    'text drawn without subpixels',
    '* { -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision }',
    false,
  ],
  ['a figure gone', '[data-thing^="rat:"], [data-thing^="figure:"] { visibility: hidden }', true],
  ['figures moved by 30 pixels', ':is([data-thing^="rat:"], [data-thing^="figure:"]) { translate: 30px 0 }', true],
  ['a panel gone', '.desk > * { visibility: hidden }', true],
];

test.each(GAMES)('a part of $game that moves or is gone is noticed, a trifle is not', async (one) => {
  const page = await house.visit(BARE, { colorScheme: 'dark', viewport: { width: 1440, height: 900 } });
  const blank = await house.browser.newPage();
  await open(page, one);
  const before = await pixelsOf(blank, await webpOf(page), 'webp');
  for (const [what, change, isNoticed] of CHANGES) {
    await page.evaluate((change) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(change);
      document.adoptedStyleSheets = [sheet];
    }, change);
    const found = differenceOf(before, await pixelsOf(blank, await page.screenshot(), 'png'));
    expect(found !== null, `${what}: ${found?.cells.slice(0, 5).join('; ')}`).toBe(isNoticed);
  }
  await blank.close();
});
