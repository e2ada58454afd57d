/** The address under which a page is opened: what invitations say, and what does not work there. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse, sharedHouse } from './browser';
import { giveNames, type Naming } from './named';
import { ask, openTable, signUp } from './tables';

const NAMED = 'http://rats.local';
const known = openHouse('--origin', NAMED);
const unnamed = sharedHouse();
const PHONE = { width: 390, height: 844 };
const FRIENDS = { game: 'firstrat', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], is_public: false };
// What a browser says of pages without https, and of a server that refuses.
const PLAIN = /Cross-Origin-Opener-Policy|403|WebSocket|asks /;
let names: Naming[];

beforeAll(async () => {
  names = await Promise.all([known, unnamed].map(({ url }) => giveNames(url)));
});
afterAll(() => names?.forEach((one) => one.close()));

/** The link of an invitation. */
async function linkAt(page: Page, table: string): Promise<string> {
  await page.goto(`/table/${table}`);
  return page.getByLabel('Link to this table').inputValue();
}

test('a page under a name that the server knows works; passkeys and calls say what they need', async () => {
  const [proxy] = names;
  const options = { baseURL: NAMED, proxy: proxy!, viewport: PHONE, expected: PLAIN };
  const page = await known.visit('/about', options);
  await signUp(page, 'Ada');
  const table = await openTable(page, FRIENDS);
  expect(await linkAt(page, table)).toBe(`${NAMED}/table/${table}`);
  await page.getByRole('button', { name: 'Add a seat' }).waitFor(); // news come by the socket
  await page.goto('/me');
  await page.getByText('Passkeys work only on https pages and on localhost.').first().waitFor();
  await page.getByText('Notifications work only on https pages and on localhost.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Create a passkey' }).count()).toBe(0);
  expect(await page.getByRole('switch', { name: /Notify me on this device/ }).isDisabled()).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('an invitation from localhost leads to the name that others know', async () => {
  const page = await known.visit('/about', { baseURL: known.url.replace('127.0.0.1', 'localhost'), expected: /asks / });
  await signUp(page, 'Ada');
  const table = await openTable(page, FRIENDS);
  await page.goto(`/table/${table}`);
  await expect.poll(() => page.getByLabel('Link to this table').inputValue()).toBe(`${NAMED}/table/${table}`);
});

test('where nobody else can reach the server, the invitation says so', async () => {
  const page = await unnamed.visit('/about');
  const table = await openTable(page, FRIENDS);
  await page.goto(`/table/${table}`);
  await page.getByText('This server can be reached from this computer only.').waitFor();
});

test('under a name that the server does not know, it is said why nothing works', async () => {
  const host = await unnamed.visit('/about');
  const table = await openTable(host, FRIENDS);
  const [, proxy] = names;
  const options = { baseURL: 'http://cheese.local', proxy: proxy!, viewport: PHONE, expected: PLAIN };
  const guest = await unnamed.visit(`/table/${table}`, { ...options, language: 'de' });
  await guest.getByText('Dieser Server nimmt keine Anfragen von http://cheese.local an.').waitFor();
  await expectNoSidewaysScroll(guest);
  await expectNoAxeViolations(guest);
  await expect(ask(guest, 'POST', '/api/me', { name: 'Ben' })).rejects.toThrow('not-yours');
});
