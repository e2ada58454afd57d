/**
 * Nothing is wider than its window: every address, with the longest names that there can be.
 *
 * Each page is looked at 360 pixels wide in each of the four languages, with a connection and without one, and in each
 * other width in one language, another from page to page.
 */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameName, SeatWish, TableState } from '../src/lib/types';
import { sharedHouse } from './browser';
import { PATIENT, playOut } from './table';
import { ask, openTable } from './tables';
import { follow, speak, tooWide } from './width';

const house = sharedHouse();
const LANGUAGES = ['en', 'de', 'it', 'pl'];
const NARROW = 360;
const WIDTHS = [390, 768, 1366, 1920, 2560];
const HEIGHT = 800;
const LETTERS = 'W'.repeat(30);
const EMOJI = '🐀'.repeat(30);
const ME: SeatWish = { kind: 'me' };
const BESIDE: SeatWish = { kind: 'me', name: EMOJI };
const RATLING: SeatWish = { kind: 'bot', bot: 'ratling' };
const ALL: SeatWish[] = [
  ME,
  BESIDE,
  { kind: 'me', name: LETTERS.toLowerCase() },
  { kind: 'me', name: 'Ł'.repeat(30) },
  RATLING,
];

/** A socket that can be cut and mended. */
class Cable {
  #isCut = false;
  #open: WebSocketRoute[] = [];

  async plug(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/socket/, (near) => {
      if (this.#isCut) return void near.close();
      near.connectToServer();
      this.#open.push(near);
    });
  }

  async cut(page: Page): Promise<void> {
    this.#isCut = true;
    await Promise.all(this.#open.splice(0).map((near) => near.close()));
    await page.locator('header .offline').waitFor({ state: 'attached' });
  }

  async mend(page: Page): Promise<void> {
    this.#isCut = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('header .offline').waitFor({ state: 'detached' });
  }
}

/** Take one whole turn at a table and ask the others to take it back, over a socket of one's own. */
async function askForUndo(page: Page, table: string): Promise<void> {
  await page.evaluate(async (table) => {
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    const say = (message: object) => socket.send(JSON.stringify({ table, ...message }));
    await new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => {
        const { type, state } = JSON.parse(String(data)) as { type: string; state?: TableState };
        if (type === 'hello') say({ type: 'watch', id: 'watch' });
        if (type !== 'news' || !state) return;
        if (state.undo?.asked) resolve();
        else if (state.legal) say({ type: 'move', after: state.number, move: state.legal[0], id: `${state.number}` });
        else say({ type: 'undo', after: state.number, id: `${state.number}` });
      };
    });
    socket.close();
  }, table);
}

/** Tables in every state, where everybody has a long name; the addresses of all that there is to see. */
async function furnish(page: Page, other: Page): Promise<string[]> {
  const wish = { clock: { kind: 'days', days: 3 }, is_public: true } as const;
  const open = (seats: SeatWish[], game: GameName = 'firstrat') => openTable(page, { game, seats, ...wish }, LETTERS);
  const waiting = await open([ME, BESIDE, { kind: 'open' }, { kind: 'open' }, RATLING]);
  const [firstrat, piedpiper] = [await open(ALL), await open(ALL, 'piedpiper')];
  const over = await open([ME, BESIDE, RATLING], 'piedpiper');
  await playOut(page, over);
  const asked = await openTable(other, { game: 'firstrat', seats: [ME, { kind: 'open' }], ...wish }, EMOJI);
  await ask(page, 'POST', `/api/tables/${asked}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(other, 'POST', `/api/tables/${asked}/start`, { salt: 'ef01' });
  await askForUndo(other, asked);
  const tables = [waiting, firstrat, piedpiper, over, asked].map((id) => `/table/${id}`);
  return [...tables, `/replay/table/${over}`];
}

const ADDRESSES = [
  '/',
  '/new/firstrat',
  '/new/piedpiper',
  '/lobby',
  '/events',
  '/events/new',
  '/records',
  '/learn/firstrat',
  '/learn/piedpiper',
  '/rules/firstrat',
  '/rules/piedpiper',
  '/chart',
  '/puzzles',
  '/puzzles/today',
  '/companion',
  '/companion/greg',
  '/companion/pad/firstrat',
  '/companion/pad/piedpiper',
  '/me',
  '/friends',
  '/about',
  '/no/such/place',
];

/** A button, and which one to press in what it opens; the first closes it. */
const OPENED: [what: string, selector: string, inside?: number][] = [
  ['settings', '[data-settings]'],
  ['more', '[data-more]'],
  ['rules', '[data-more]', 1],
  ['keys', '[data-more]', 2],
  ['fairness', '[data-more]', 3],
];

test('nothing on any page is wider than its window', async () => {
  const [page, other] = await Promise.all([house.visit('/about', { expected: /WebSocket/ }), house.visit('/about')]);
  const cable = new Cable();
  const tables = await furnish(page, other);
  await cable.plug(page);
  await page.goto(tables[1]!);
  const found: string[] = [];
  const look = async (where: string) => found.push(...(await tooWide(page)).map((what) => `${where}: ${what}`));

  for (const [turn, path] of [...tables, ...ADDRESSES].entries()) {
    await page.setViewportSize({ width: NARROW, height: HEIGHT });
    await follow(page, path, LETTERS);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await look(`${path} ${NARROW} ${language}`);
    }
    await cable.cut(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await look(`${path} ${NARROW} ${language} offline`);
    }
    await cable.mend(page);
    await speak(page, LANGUAGES[turn % LANGUAGES.length]!);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await look(`${path} ${width}`);
    }
  }
  expect(found).toEqual([]);

  // What opens above a page: the menus of the header, and the dialogs of a table.
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  for (const selector of [
    'header .menu button[aria-expanded]:visible >> nth=0',
    'header .narrow button[aria-expanded]',
  ]) {
    await page.locator(selector).last().click();
    await look(selector);
    await page.keyboard.press('Escape');
  }
  await follow(page, tables[1]!, LETTERS);
  for (const [turn, [what, selector, inside]] of OPENED.entries()) {
    await speak(page, LANGUAGES[turn % LANGUAGES.length]!);
    await page.locator(selector).last().click();
    const dialog = page.locator('dialog[open]').last();
    await dialog.waitFor();
    if (inside !== undefined) {
      const menu = await dialog.innerText();
      await page.locator('dialog[open] button').nth(inside).click();
      const isOther = async () => (await dialog.count()) > 0 && (await dialog.innerText()) !== menu;
      await expect.poll(isOther, PATIENT).toBe(true);
    }
    await look(what);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count(), PATIENT).toBe(0);
  }
  expect(found).toEqual([]);
});
