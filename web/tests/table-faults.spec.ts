/** Whatever fails at a table, its board stays, people are told, and it mends itself. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TableWish } from '../src/lib/types';
import { BARE, sharedHouse, type VisitOptions } from './browser';
import { choose, entryOf, PATIENT, playOut, waitForTurn } from './table';
import { ask, openTable } from './tables';

const house = sharedHouse();
const ME = { kind: 'me' } as const;
const RATLING = { kind: 'bot', bot: 'ratling' } as const;
// Svelte warns of values that it reads while it takes a broken part away.
const POISONED = /poisoned|derived_inert/;
const BOARD = { firstrat: '[data-space]', piedpiper: '[data-place]' } as const;
type Game = keyof typeof BOARD;
type Message = Record<string, unknown>;
type Poisonable = typeof window & { poisoned?: string };

async function sit(wish: Partial<TableWish> = {}, options: VisitOptions = {}): Promise<Page> {
  const page = await house.visit(BARE, options);
  await page.addInitScript(poisonWords);
  const table = await openTable(page, { game: 'firstrat', seats: [ME, RATLING], is_public: false, ...wish });
  await page.goto(`/table/${table}`);
  return page;
}

/** Whoever says the poisoned words fails: a catalogue is a map from keys to sentences. */
function poisonWords(): void {
  const get = Map.prototype.get;
  Map.prototype.get = function (key: unknown) {
    if (key === (window as Poisonable).poisoned) throw new Error(`poisoned: ${String(key)}`);
    return get.call(this, key) as unknown;
  };
}

async function poison(page: Page, key: string | undefined): Promise<void> {
  await page.evaluate((key) => ((window as Poisonable).poisoned = key), key);
}

/** Another language: everything is said anew. */
async function sayAnew(page: Page): Promise<void> {
  const spoken = await page.locator('html').getAttribute('lang');
  await page.locator('[data-stage] [data-settings]').click();
  await page
    .locator('dialog')
    .getByText(spoken === 'en' ? 'Deutsch' : 'English')
    .click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('html').getAttribute('lang'), PATIENT).not.toBe(spoken);
}

/** The socket of a page that is opened from now on, with a hand on what the server says. */
async function tapSocket(page: Page, change: (message: Message) => Message | null): Promise<void> {
  await page.routeWebSocket(/\/api\/socket/, (near: WebSocketRoute) => {
    const far = near.connectToServer();
    far.onMessage((text) => {
      const message = change(JSON.parse(String(text)) as Message);
      if (message) near.send(JSON.stringify(message));
    });
  });
}

test('an answer that came too late is told, and the table goes on in both of its tabs', async () => {
  const first = await sit();
  await waitForTurn(first);
  const second = await first.context().newPage();
  let holdsBack = false;
  await tapSocket(second, (message) => (holdsBack && message.type === 'news' ? null : message));
  await second.goto(first.url());
  await waitForTurn(second);
  const before = await entryOf(second);
  holdsBack = true;
  await choose(first, 'first');
  await second.getByRole('tab', { name: 'Moves' }).click();
  await second.locator('[data-offers] button[data-move]').last().click();
  await second.getByText('The game went on before your move arrived').first().waitFor();
  holdsBack = false;
  await expect.poll(() => entryOf(second), PATIENT).toBeGreaterThan(before);
  expect(await second.locator(BOARD.firstrat).count()).toBeGreaterThan(20);
  await choose(second, 'first');
  await expect.poll(async () => (await entryOf(first)) - (await entryOf(second)), PATIENT).toBe(0);
  expect(await first.locator(BOARD.firstrat).count()).toBeGreaterThan(20);
});

test('where a page can’t make notifications itself, as on Android, a turn is told without one', async () => {
  const [ada, bert] = await Promise.all([house.visit('/about'), house.visit('/about')]);
  const table = await openTable(ada, { game: 'firstrat', seats: [ME, { kind: 'open' }], is_public: false });
  await ask(bert, 'POST', '/api/me', { name: 'Bert' });
  await ask(bert, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01' });
  await bert.addInitScript(() => {
    localStorage.setItem('ratskeller.notifications', 'on');
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.Notification = class {
      static readonly permission = 'granted';
      constructor() {
        (window as typeof window & { tries: number }).tries = 1;
        throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
      }
    } as unknown as typeof Notification;
  });
  await Promise.all([ada.goto(`/table/${table}`), bert.goto(`/table/${table}`)]);
  await bert.locator(BOARD.firstrat).first().waitFor();
  for (let decisions = 0; decisions < 20; decisions++) {
    await choose(ada, 'last');
    if (!(await ada.locator('h1').innerText()).includes('your turn')) break;
  }
  await waitForTurn(bert);
  await bert.locator('#announcements').getByText('It’s your turn').waitFor({ state: 'attached' });
  expect(await bert.evaluate(() => (window as typeof window & { tries?: number }).tries)).toBe(1);
  expect(await bert.locator(BOARD.firstrat).count()).toBeGreaterThan(20);
  // From now on it is not offered there.
  await bert.getByRole('button', { name: 'Settings' }).click();
  expect(await bert.getByRole('switch', { name: 'Tell me when' }).isDisabled()).toBe(true);
});

/** What a part says that no other does; and how it is brought to say it, if not by another language. */
type Parts = Record<string, [key: string, show?: (page: Page) => Promise<void>]>;
const PARTS: Record<Game, Parts> = {
  firstrat: {
    heading: ['page-table-round'],
    drawing: ['page-fr-space'],
    prompt: ['page-fr-advice-place'],
    seats: ['page-fr-markers'],
    log: ['page-table-log-setup'],
    'action bar': ['page-table-actions'],
    chat: ['page-table-chat-say'],
  },
  piedpiper: {
    heading: ['page-table-turn'],
    ring: ['page-piper-ring'],
    row: ['page-piper-row'],
    hand: ['page-piper-card'],
    offers: ['page-offers'],
    hint: ['page-table-hint-title', (page) => page.keyboard.press('h')],
  },
};

test.each(['firstrat', 'piedpiper'] as const)(
  'no part of a table of %s takes another with it, and each comes back by itself',
  async (game) => {
    const page = await sit({ game, clock: { kind: 'days', days: 3 } }, { expected: POISONED });
    await waitForTurn(page);
    for (const [part, [key, show = sayAnew]] of Object.entries(PARTS[game]))
      await breakPart(page, game, part, key, show);
    await choose(page, 'first');
  },
);

test('a result that can’t be shown leaves the board of the game, and comes back by itself', async () => {
  const page = await sit({ game: 'piedpiper' }, { expected: POISONED });
  await playOut(page, page.url().split('/').at(-1)!);
  await page.locator('[data-result]').waitFor(PATIENT);
  await breakPart(page, 'piedpiper', 'result', 'page-table-see-again', sayAnew);
  await page.locator('[data-result]').waitFor(PATIENT);
});

/** Poison what a part says, look at what is left, and take the poison away. */
async function breakPart(page: Page, game: Game, part: string, key: string, show: (page: Page) => Promise<void>) {
  const broken = page.locator('[data-broken]');
  await poison(page, key);
  await show(page);
  await expect.poll(() => broken.count(), { ...PATIENT, message: `${part} does not fail` }).toBeGreaterThan(0);
  expect(await broken.first().innerText(), part).toMatch(/try again|noch einmal/);
  expect(await page.locator(BOARD[game]).count(), part).toBeGreaterThan(3);
  expect(await page.locator('[data-entry]').count(), part).toBe(1);
  await poison(page, undefined);
  await expect.poll(() => broken.count(), { ...PATIENT, message: `${part} stays broken` }).toBe(0);
}

test('a dialog that fails is told of, and opens as soon as it can', async () => {
  const page = await sit({}, { expected: POISONED });
  await waitForTurn(page);
  await poison(page, 'page-table-keys');
  await page.keyboard.press('?');
  await page.getByText('Something went wrong').first().waitFor();
  expect(await page.locator(BOARD.firstrat).count()).toBeGreaterThan(20);
  await poison(page, undefined);
  await page.getByRole('dialog').getByRole('heading', { name: 'Keys' }).waitFor();
});

test.each([
  ['firstrat', { players: null }],
  ['piedpiper', { gaps: null }],
] as const)(
  'a position of %s that can’t be drawn leaves the last board, until news can be drawn',
  async (game, bad) => {
    const page = await house.visit('/about', { expected: /TypeError|derived_inert/ });
    const table = await openTable(page, { game, seats: [ME, { kind: 'me', name: 'Ada' }], is_public: false });
    let isBad = false;
    await tapSocket(page, (message) => {
      const state = message.state as { views?: Record<string, object> } | undefined;
      for (const view of isBad ? Object.values(state?.views ?? {}) : []) Object.assign(view, bad);
      return message;
    });
    await page.goto(`/table/${table}`);
    await waitForTurn(page);
    isBad = true;
    await page
      .locator('[data-offers] button[data-move]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.getByText('You see how it was before').first().waitFor();
    const left = await page.locator(BOARD[game]).count();
    expect(left).toBeGreaterThan(3);
    expect(await page.locator('[inert]').locator(BOARD[game]).count()).toBe(left);
    // The game can go on by the list, and what comes next can be drawn.
    isBad = false;
    await choose(page, 'first');
    await expect.poll(() => page.locator('[data-broken]').count(), PATIENT).toBe(0);
    expect(await page.locator('[inert]').count()).toBe(0);
  },
);

test('news that make no sense are told of, and asked for again', async () => {
  const page = await house.visit('/about', { expected: /TypeError|derived_inert/ });
  const table = await openTable(page, {
    game: 'firstrat',
    seats: [ME, { kind: 'me', name: 'Bert' }],
    is_public: false,
  });
  let isBad = false;
  await tapSocket(page, (message) => (isBad && message.type === 'news' ? { ...message, entries: null } : message));
  await page.goto(`/table/${table}`);
  await waitForTurn(page);
  const before = await entryOf(page);
  isBad = true;
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.locator('[data-offers] button[data-move]').first().click();
  await page.getByText('Something went wrong').first().waitFor();
  isBad = false;
  await expect.poll(() => entryOf(page), PATIENT).toBeGreaterThan(before);
  await choose(page, 'first');
});

test('an error in a handler or a timer is told of', async () => {
  const page = await sit({}, { expected: POISONED });
  await waitForTurn(page);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('poisoned promise'))));
  await page.getByText('Something went wrong').first().waitFor();
  expect(await page.locator(BOARD.firstrat).count()).toBeGreaterThan(20);
});
