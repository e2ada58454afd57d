/** A table with two people in two browsers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, sharedHouse } from './browser';
import type { TableWish } from '../src/lib/types';
import { ask, infoOf, openTable } from './tables';
import { choose, entryOf, playOut, waitForTurn, PATIENT } from './table';

const house = sharedHouse();
// What the browser says of a connection that a test has cut.
const CUT = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** Ada and Bert, each in a browser of their own, and a game of theirs that has begun. */
async function twoPeople(wish: Partial<TableWish> = {}): Promise<[Page, Page, table: string]> {
  const [ada, bert] = await Promise.all([house.visit('/about'), house.visit('/about', { expected: CUT })]);
  const seats: TableWish['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const table = await openTable(ada, { game: 'firstrat', seats, is_public: false, ...wish });
  await ask(bert, 'POST', '/api/me', { name: 'Bert' });
  await ask(bert, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01' });
  return [ada, bert, table];
}

/** Both of them at their table. */
async function twoAtATable(wish: Partial<TableWish> = {}): Promise<[Page, Page]> {
  const [ada, bert, table] = await twoPeople(wish);
  await Promise.all([ada.goto(`/table/${table}`), bert.goto(`/table/${table}`)]);
  return [ada, bert];
}

/** Take a whole turn, whatever the first offers are. */
async function takeTurn(page: Page): Promise<void> {
  await waitForTurn(page);
  for (let decisions = 0; decisions < 20; decisions++) {
    await choose(page, 'last');
    const heading = await page.locator('h1').innerText();
    if (!heading.includes('your turn')) return;
  }
  throw new Error('the turn does not end');
}

test('each sees at once what the other does, also after a reload', async () => {
  const [ada, bert] = await twoAtATable();
  await expect.poll(() => bert.locator('h1').innerText(), PATIENT).toContain('Ada’s turn');
  expect(await bert.locator('[data-offers]').count()).toBe(0);
  await takeTurn(ada);
  await waitForTurn(bert);
  expect(await bert.title()).toContain('Your turn');
  const announced = await bert.locator('#announcements').textContent();
  expect(announced).toContain('Ada moved rat 1');
  expect(announced).toContain('It’s your turn');
  expect(await bert.locator('[data-page=log]').innerText()).toContain('Ada moved rat 1');
  expect(await bert.locator('[data-plate="0"] .sign').count()).toBeGreaterThan(0);
  await bert.reload();
  await waitForTurn(bert);
  await takeTurn(bert);
  await waitForTurn(ada);
});

test('a move that is made without a connection arrives when it is back', async () => {
  const [ada, bert] = await twoAtATable();
  await takeTurn(ada);
  await waitForTurn(bert);
  await bert.context().setOffline(true);
  await bert.locator('[data-stage]').getByText('Connection lost').waitFor();
  const before = await entryOf(ada);
  await bert.getByRole('tab', { name: 'Moves' }).click();
  await bert.locator('[data-offers] button[data-move]').first().click();
  await bert.getByText('Your move is saved').waitFor();
  expect(await entryOf(ada)).toBe(before);
  await bert.context().setOffline(false);
  await expect.poll(() => entryOf(ada), PATIENT).toBe(before + 1);
  await bert.getByText('You are back online').first().waitFor();
  await expect.poll(() => entryOf(bert), PATIENT).toBe(before + 1);
});

test('a decision is taken back when the other agrees', async () => {
  const [ada, bert] = await twoAtATable();
  await takeTurn(ada);
  await waitForTurn(bert);
  await ada.keyboard.press('u');
  await ada.getByText('Waiting for Bert').waitFor();
  const dialog = bert.getByRole('dialog');
  await dialog.getByText('Ada would like to undo').waitFor();
  await expectNoAxeViolations(bert);
  await dialog.getByRole('button', { name: 'Yes, undo it' }).click();
  await waitForTurn(ada);
  await expect.poll(() => bert.locator('[data-offers]').count(), PATIENT).toBe(0);
  await takeTurn(ada);

  await waitForTurn(bert);
  await ada.keyboard.press('u');
  await bert.getByRole('dialog').getByRole('button', { name: 'No, keep it' }).click();
  await expect.poll(() => ada.getByText('Waiting for Bert').count(), PATIENT).toBe(0);
  await waitForTurn(bert);
});

test('people talk, and can be muted', async () => {
  const [ada, bert] = await twoAtATable();
  await bert.getByRole('tab', { name: 'Chat' }).click();
  await bert.getByLabel('Write a message').fill('Good luck!');
  await bert.keyboard.press('Enter');
  await ada.getByText('1 new message').waitFor({ state: 'attached' });
  await ada.getByRole('tab', { name: 'Chat' }).click();
  await ada.getByText('Good luck!').first().waitFor();
  await expectNoAxeViolations(ada);
  await ada.getByRole('button', { name: 'Mute Bert' }).click();
  await expect.poll(() => ada.getByRole('tabpanel').getByText('Good luck!').count(), PATIENT).toBe(0);
});

test('whoever only watches is told so, and can do nothing', async () => {
  const [ada] = await twoAtATable();
  const guest = await house.visit(new URL(ada.url()).pathname);
  await guest.getByText('You are watching').waitFor();
  await expectNoAxeViolations(guest);
  expect(await guest.locator('[data-offers]').count()).toBe(0);
  const before = await entryOf(guest);
  await choose(ada, 'first');
  await expect.poll(() => entryOf(guest), PATIENT).toBe(before + 1);
});

test('whoever is asked for a rematch follows by one click, onto the same seat', async () => {
  const [ada, bert, table] = await twoPeople({ game: 'piedpiper' });
  await Promise.all([playOut(ada, table), playOut(bert, table)]);
  await Promise.all([ada.goto(`/table/${table}`), bert.goto(`/table/${table}`)]);
  await ada.getByRole('button', { name: 'Play again' }).click();
  const dialog = bert.getByRole('dialog');
  await dialog.getByText('wants to play again').waitFor();
  await expectNoAxeViolations(bert);
  await dialog.getByRole('button', { name: 'Join the rematch' }).click();
  await bert.getByText('Everyone is here.').first().waitFor();
  expect(bert.url()).toBe(ada.url());

  // Before the game starts, people can talk, too.
  await bert.getByLabel('Write a message').fill('Revenge!');
  await bert.keyboard.press('Enter');
  await ada.getByRole('region', { name: 'Chat' }).getByText('Revenge!').waitFor();
  await expectNoAxeViolations(ada);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => ada.locator('h1').innerText(), PATIENT).toMatch('turn');
  expect((await infoOf(bert, bert.url().split('/').at(-1)!)).state.mine).toEqual([1]);
});

test('a clock of days shows the days and hours that are left', async () => {
  const [ada, bert] = await twoAtATable({ clock: { kind: 'days', days: 3 } });
  for (const page of [ada, bert]) {
    const clocks = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    await clocks.nth(1).waitFor(PATIENT);
    expect(await clocks.nth(0).innerText()).toMatch(/Ada\s*(3 d 0 h|2 d 23 h)/);
    expect(await clocks.nth(1).innerText()).toMatch(/Bert\s*3 d 0 h/);
  }
});

test('sounds are heard, and none is asked for once they are turned off', async () => {
  const [ada, bert] = await twoAtATable();
  await ada.addInitScript(() => {
    const counted = window as typeof window & { tones: number };
    counted.tones = 0;
    window.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        counted.tones += 1;
      }
    };
  });
  await ada.reload();
  const tones = () => ada.evaluate(() => (window as typeof window & { tones: number }).tones);
  const say = async (words: string) => {
    await bert.getByRole('tab', { name: 'Chat' }).click();
    await bert.getByLabel('Write a message').fill(words);
    await bert.keyboard.press('Enter');
    await ada.locator('#announcements').getByText(words).waitFor({ state: 'attached' });
  };
  await waitForTurn(ada);
  await ada.getByRole('button', { name: 'Settings' }).click();
  await say('Do you hear me?');
  const heard = await tones();
  expect(heard).toBeGreaterThan(0);
  await ada.getByRole('switch', { name: 'Sounds' }).click();
  await ada.keyboard.press('Escape');
  await say('And now?');
  expect(await tones()).toBe(heard);
});
