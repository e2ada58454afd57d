/** Leaving a running game, coming back, being replaced, and ending it together. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TableWish } from '../src/lib/types';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse } from './browser';
import { PATIENT } from './table';
import { ask, infoOf, openTable } from './tables';

const house = openHouse('--limit', 'missing_minutes=0.00001');
const PHONE = { width: 390, height: 844 };

/** A game of Ada and Ben, both at their table. */
async function twoAtATable(language = 'en'): Promise<[ada: Page, ben: Page, table: string]> {
  const [ada, ben] = await Promise.all([house.visit('/about'), house.visit('/about', { viewport: PHONE, language })]);
  const seats: TableWish['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const table = await openTable(ada, { game: 'piedpiper', seats, is_public: false, stand_in: 'ratling' });
  await ask(ben, 'POST', '/api/me', { name: 'Ben' });
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01' });
  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  return [ada, ben, table];
}

async function openLeaving(page: Page): Promise<void> {
  await page.locator('[data-more]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the game' }).click();
}

test('a bot plays for whoever leaves, until they come back', async () => {
  const [ada, ben, table] = await twoAtATable();
  await openLeaving(ben);
  await ben.getByRole('dialog').getByText('Ratling takes over').waitFor();
  await expectNoSidewaysScroll(ben);
  await expectNoAxeViolations(ben);
  await ben.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ben.getByText('You have left the game').waitFor();
  await ada.getByText('Ben has left. A bot is playing instead.').waitFor();
  expect((await infoOf(ada, table)).state.seats[1]).toMatchObject({ away: true, left: true });
  await ben.getByRole('button', { name: 'I’m back' }).click();
  await expect.poll(() => ada.getByText('Ben has left. A bot').count(), PATIENT).toBe(0);
  expect(await ada.locator('[data-page=log]').innerText()).toContain('Ben is back');
});

test('a game ends when all agree, and nobody has won', async () => {
  const [ada, ben, table] = await twoAtATable();
  await openLeaving(ada);
  await ada.getByRole('button', { name: 'Ask everyone to end the game' }).click();
  await ada.getByText('Waiting for: Ben').waitFor();
  await ben.getByText('Ada would like to end the game').waitFor();
  await ben.getByRole('button', { name: 'No', exact: true }).click();
  await expect.poll(() => ada.getByText('Waiting for: Ben').count(), PATIENT).toBe(0);
  await openLeaving(ada);
  await ada.getByRole('button', { name: 'Ask everyone to end the game' }).click();
  await ben.getByRole('button', { name: 'I agree' }).click();
  for (const page of [ada, ben]) await page.getByText('You ended the game together').waitFor();
  await expectNoAxeViolations(ada);
  expect(await ada.locator('[data-places]').count()).toBe(0);
  const { result } = (await infoOf(ada, table)).state;
  expect(result).toMatchObject({ by: 'agreement', pad: { winners: [] } });
});

test('the place of whoever is missing is taken by somebody new with the link', async () => {
  const [ada, ben, table] = await twoAtATable();
  await ben.goto('about:blank');
  await expect
    .poll(async () => {
      const seats = await ask<{ missing: boolean }[]>(ada, 'GET', `/api/tables/${table}/presence`);
      return seats.map(({ missing }) => missing);
    }, PATIENT)
    .toEqual([false, true]);
  await openLeaving(ada);
  await ada.getByText('Ben has been away since').waitFor();
  await expectNoAxeViolations(ada);
  await ada.getByRole('button', { name: 'Open Ben’s seat to someone new' }).click();
  await ada.getByText('Send them the link to this table').waitFor();

  const cleo = await house.visit('/about');
  await ask(cleo, 'POST', '/api/me', { name: 'Cleo' });
  await cleo.goto(`/table/${table}`);
  await cleo.getByRole('button', { name: 'Take the seat' }).click();
  await expect.poll(async () => (await infoOf(cleo, table)).state.mine, PATIENT).toEqual([1]);
  await ada.locator('[data-plate="1"]').getByText('Cleo').waitFor();
  await ben.goto(`/table/${table}`);
  await ben.getByText('You are watching').waitFor();
  expect(Object.keys((await infoOf(ben, table)).state.views!)).toEqual(['-1']);
});
