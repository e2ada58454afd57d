/** `make pictures`: every page at three sizes into docs/pictures/page; LANGUAGE_OF_PICTURES=pl and THEME_OF_PICTURES=light take others. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { openHouse } from '../tests/browser';
import { ask, openTable } from '../tests/tables';
import { playedTable, withBots } from './played';

const LANGUAGE = process.env.LANGUAGE_OF_PICTURES ?? 'en';
const THEME = process.env.THEME_OF_PICTURES === 'light' ? 'light' : 'dark';
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = process.env.PICTURES ?? join(ROOT, 'docs/pictures/page');
const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;
const RECORDS = join(ROOT, 'tests/games/firstrat/recorded');

const house = openHouse('--analysis-playouts', '200');

/** Visit a page, see to it that there is something to see, and take its picture at every size. */
async function takePictures(
  name: string,
  prepare: (page: Page) => Promise<string>,
  settle = 1500,
  visitor?: Page,
  act?: () => Promise<void>,
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const page = visitor ?? (await house.visit('/', { language: LANGUAGE, colorScheme: THEME }));
  await page.goto(await prepare(page));
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.reload(); // the camera looks where one can act
    await act?.();
    await page.waitForTimeout(settle);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(FOLDER, `${name}-${size}.jpg`), type: 'jpeg', quality: 80 });
  }
}

const PLAIN = {
  home: '/',
  'new-firstrat': '/new/firstrat',
  'new-piedpiper': '/new/piedpiper',
  records: '/records',
  puzzles: '/puzzles',
  'rules-firstrat': '/rules/firstrat#fr.move.toll',
  chart: '/chart',
  companion: '/companion',
  'companion-greg': '/companion/greg',
  'companion-pad-firstrat': '/companion/pad/firstrat',
  'companion-pad-piedpiper': '/companion/pad/piedpiper',
  me: '/me',
  about: '/about',
};
const PLAYED = {
  'table-firstrat': [withBots('firstrat', 4, { options: { comics: 'super' } }), 14],
  'table-greg': [{ ...withBots('firstrat', 0), level: 'medium' }, 9],
  'table-piedpiper': [withBots('piedpiper', 4), 4],
  'result-firstrat': [withBots('firstrat', 2), 900],
  'result-piedpiper': [withBots('piedpiper', 2), 900],
} as const;

for (const [name, path] of Object.entries(PLAIN)) {
  test(`a picture of ${name}`, () => takePictures(name, async () => path));
}
for (const [name, [wish, decisions]] of Object.entries(PLAYED)) {
  test(`a picture of ${name}`, { timeout: 400_000 }, () =>
    takePictures(name, async (page) => `/table/${await playedTable(page, wish, decisions)}`, 3000),
  );
}
test('a picture of a hint', { timeout: 400_000 }, async () => {
  const page = await house.visit('/', { language: LANGUAGE, colorScheme: THEME });
  const table = await playedTable(page, withBots('firstrat', 2), 11);
  await takePictures(
    'hint',
    async () => `/table/${table}`,
    1500,
    page,
    async () => {
      await page.locator('[data-offers] button[data-move]').first().waitFor({ state: 'attached' });
      await page.keyboard.press('h');
      await page.locator('[data-hint]').waitFor({ timeout: 60_000 });
    },
  );
});
for (const game of ['firstrat', 'piedpiper']) {
  test(`a picture of learning ${game}`, () =>
    takePictures(`learn-${game}`, async (page) => {
      await ask(page, 'POST', '/api/me', { name: 'Ada' });
      return `/learn/${game}`;
    }));
}
test('a picture of a waiting room and of the lobby', async () => {
  let table = '';
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, bot: 'sly-rat' }];
  await takePictures('waiting', async (page) => {
    table = await openTable(page, { game: 'firstrat', seats });
    return `/table/${table}`;
  });
  await takePictures('lobby', async () => '/lobby');
});
/** A finished game as an upload: its address among records. */
async function uploaded(page: Page): Promise<string> {
  await ask(page, 'POST', '/api/me', { name: 'Ada' });
  const text = readFileSync(join(RECORDS, '4-people-rocket.rat'), 'utf-8');
  return (await ask<{ id: string }>(page, 'POST', '/api/records', { text })).id;
}

test('a picture of a replay', { timeout: 200_000 }, () =>
  takePictures('replay', async (page) => `/replay/record/${await uploaded(page)}?at=120`),
);
test('a picture of a game that was explained', { timeout: 400_000 }, () =>
  takePictures('analysis', async (page) => {
    const analysis = `/api/records/${await uploaded(page)}/analysis`;
    await ask(page, 'POST', analysis);
    while ((await ask<{ state: string }>(page, 'GET', analysis)).state !== 'done') await page.waitForTimeout(1000);
    return analysis.replace('/api/records', '/replay/record').replace('/analysis', '?at=120');
  }),
);
test('a picture of a puzzle', () =>
  takePictures('puzzle', async (page) => {
    const { puzzles } = await ask<{ puzzles: { id: string }[] }>(page, 'GET', '/api/puzzles/firstrat');
    return `/puzzles/firstrat/${puzzles[0]!.id}`;
  }));
