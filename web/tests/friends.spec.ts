/** Friends by link, invitations, blocks, reports, and what an operator does about them, in a browser. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TableWish } from '../src/lib/types';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse } from './browser';
import { PATIENT } from './table';
import { ask, openTable, signUp } from './tables';
import { tooWide } from './width';

const house = openHouse();
const PHONE = { width: 360, height: 740 };
const SEATS: TableWish['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

async function named(name: string, options: Parameters<typeof house.visit>[1] = {}): Promise<Page> {
  const page = await house.visit('/about', options);
  await signUp(page, name);
  return page;
}

const look = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await tooWide(page)).toEqual([]);
}

test('two people become friends by a link, and one invites the other', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben', { viewport: PHONE, expected: /404/ })];
  await ada.goto('/friends');
  await ada.getByText('You have no friends here yet').waitFor();
  await ada.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await ada.getByLabel('Link for a friend').inputValue();
  await look(ada, 'friends-link');
  await expectNoAxeViolations(ada);

  await ben.goto(`/friends#${link.split('#')[1]}`);
  await ben.getByRole('heading', { name: 'Be friends with Ada?' }).waitFor();
  await expectFits(ben);
  await look(ben, 'friends-consent-phone');
  await ben.getByRole('button', { name: 'Yes, be friends' }).press('Enter');
  await ben.getByRole('list', { name: 'Friends' }).getByText('Ada').waitFor();
  expect(ben.url()).toBe(`${house.url}/friends`); // the secret is gone
  await expectFits(ben);
  await look(ben, 'friends-list-phone');
  await ben.reload(); // without the word in passing
  await ben.getByRole('list', { name: 'Friends' }).getByText('Ada').waitFor();
  await expectNoAxeViolations(ben);
  await ben.goto(`/friends#${link.split('#')[1]}`);
  await ben.getByText('This link has been used already').waitFor();
  await ben.goto('/rules/firstrat');

  const table = await openTable(ada, { game: 'firstrat', seats: SEATS, is_public: false });
  await ada.goto(`/table/${table}`);
  await ada.getByRole('button', { name: 'Invite Ben' }).press('Enter');
  await ada.getByText('Ben has been invited').first().waitFor();
  await look(ada, 'waiting-invite');
  await ben.goto('/lobby'); // the page asks when it is opened, and every 20 seconds
  const notice = ben.locator('[data-invitations]');
  await notice.getByText('Ada invites you to a game of First Rat').waitFor();
  await expectFits(ben);
  await look(ben, 'invitation-phone');
  await notice.getByRole('link', { name: 'Go to the table' }).press('Enter');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await ada.getByText('Ben', { exact: true }).first().waitFor();

  await ada.goto('/friends');
  await ada.getByRole('button', { name: 'Unfriend or block Ben' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Unfriend' }).click();
  await ada.getByText('You have no friends here yet').waitFor();
});

test('somebody is reported and blocked from a line of the chat, and is read no more', async () => {
  const [ada, ben] = [await named('Ada', { viewport: PHONE }), await named('Ben')];
  const table = await openTable(ada, { game: 'firstrat', seats: SEATS, is_public: true });
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  const say = async (words: string) => {
    await ben.locator('[data-chat]').fill(words);
    await ben.locator('[data-chat]').press('Enter');
  };
  await say('you lout');
  await say('you clod');
  const chat = ada.locator('[role=region]', { hasText: 'you clod' });
  await chat.waitFor();
  await ada.locator('li', { hasText: 'you lout' }).getByRole('button', { name: 'Block or report Ben' }).press('Enter');
  const dialog = ada.getByRole('dialog');
  await look(ada, 'about-phone');
  await dialog.getByRole('button', { name: 'Report' }).press('Enter');
  expect(await dialog.getByLabel('you lout').isChecked()).toBe(true);
  await dialog.getByLabel('you clod').press(' ');
  await dialog.getByLabel('What happened?').fill('twice');
  await expectFits(ada);
  await look(ada, 'report-phone');
  await expectNoAxeViolations(ada);
  await dialog.getByRole('button', { name: 'Send the report' }).press('Enter');
  await ada.getByText('Your report has been kept').first().waitFor();
  const [report] = (await house.command('moderate', 'reports')).split(' ');
  expect(await house.command('moderate', 'show', report!)).toMatch(/insult[^]*twice[^]*you lout[^]*you clod/);

  // By the seat, too.
  await ada.locator('.seat', { hasText: 'Ben' }).getByRole('button', { name: 'Block or report Ben' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await ada.getByText('Ben is blocked').first().waitFor();
  await expect.poll(() => ada.locator('main').getByText('you lout').count()).toBe(0);
  await say('are you there?');
  await ben.getByText('are you there?').waitFor();
  await ada.reload();
  await ada.locator('[data-chat]').waitFor();
  await expectFits(ada);
  expect(
    await ada
      .locator('main')
      .getByText(/you lout|are you there/)
      .count(),
  ).toBe(0);
  await ada.goto('/friends');
  await ada.getByRole('button', { name: 'Unblock Ben' }).click();
  await ada.getByText('You have blocked nobody').waitFor();
});

test('who is banned is told why, and a hidden line is gone from every screen', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben', { viewport: PHONE, expected: /403/ })];
  const table = await openTable(ada, { game: 'piedpiper', seats: SEATS.slice(0, 2), is_public: true });
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01' });
  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  await ada.locator('.ring').waitFor(); // what is said before that is not new to her
  await ben.locator('[data-tab=chat]').click();
  await ben.locator('[data-chat]').fill('a rude line');
  await ben.locator('[data-chat]').press('Enter');
  await expect.poll(() => ada.locator('[data-tab=chat]').innerText(), PATIENT).toContain('1');
  await look(ada, 'unread');
  await ada.locator('[data-tab=chat]').click();
  await ada.locator('main').getByText('a rude line').waitFor();
  await look(ada, 'chat');
  await ada.locator('[data-plate="1"] button').click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Block or report Ben' }).waitFor();
  await look(ada, 'seat-sheet');
  await ada.keyboard.press('Escape');

  const { entry } = await ada.evaluate(async (table) => {
    const info = await (await fetch(`/api/tables/${table}`)).json();
    return { entry: info.state.number as number };
  }, table);
  await house.command('moderate', 'hide', table, String(entry), '--reason', 'rude');
  for (const page of [ada, ben]) {
    await page.getByText('This line was hidden by the operator').waitFor();
    expect(await page.locator('main').getByText('a rude line').count()).toBe(0);
  }
  const found = (await house.command('people', 'find', 'Ben')).trim().split('\n');
  for (const line of found) {
    await house.command('moderate', 'ban', line.split(' ')[0]!, '--days', '3', '--reason', 'Rude to Ada');
  }
  await ben.getByText('Rude to Ada').waitFor();
  await ada.getByText('Ben has left. A bot is playing instead.').waitFor();
  await ben.goto('/');
  await ben.getByRole('heading', { name: 'You are banned' }).waitFor();
  await expectFits(ben);
  await look(ben, 'banned-phone');
  await expectNoAxeViolations(ben);
});
