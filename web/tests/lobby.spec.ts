/** The lobby: filters, who is there, playing at once; and the chat of those who watch. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse } from './browser';
import { PATIENT } from './table';
import { ask, infoOf, openTable } from './tables';

const house = openHouse();
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

test('tables are filtered, and say how old they are and whether their host is there', async () => {
  const ada = await house.visit('/about');
  const slow = await openTable(ada, {
    game: 'firstrat',
    seats: SEATS,
    clock: { kind: 'days', days: 2 },
    language: 'pl',
  });
  const quick = await openTable(ada, { game: 'piedpiper', seats: [...SEATS, { kind: 'open' }] });
  await ada.goto(`/table/${slow}`);
  const ben = await house.visit('/lobby', { viewport: { width: 390, height: 844 } });
  const card = (id: string) => ben.getByRole('article').filter({ has: ben.locator(`a[href="/table/${id}"]`) });
  await expect.poll(() => card(slow).innerText(), PATIENT).toMatch(/Polski.*this minute.*the host is here/);
  await expectNoAxeViolations(ben);
  await ben.getByText('Filter tables').click(); // folded on a phone
  await expectNoSidewaysScroll(ben);
  await ben.getByRole('combobox', { name: 'Clock' }).selectOption('days');
  await expect.poll(() => card(quick).count(), PATIENT).toBe(0);
  expect(await card(slow).count()).toBe(1);
  await ben.getByRole('combobox', { name: 'Seats' }).selectOption('5');
  await ben.getByText('No tables match.').waitFor();
});

test('two who want to play at once meet, and the game begins by itself', async () => {
  const [ada, ben] = await Promise.all([house.visit('/lobby'), house.visit('/lobby')]);
  await ada.getByRole('combobox', { name: 'Game' }).selectOption('piedpiper');
  await ada.getByRole('combobox', { name: 'Seats' }).selectOption('2');
  await ada.getByRole('button', { name: 'Play now' }).click();
  await ada.waitForURL('**/table/*?quick');
  await ada.getByText('Waiting for one more player.').first().waitFor();
  await ben.getByRole('combobox', { name: 'Game' }).selectOption('piedpiper');
  await ben.getByRole('combobox', { name: 'Seats' }).selectOption('2');
  await ben.getByRole('button', { name: 'Play now' }).click();
  await ben.waitForURL('**/table/*');
  for (const page of [ada, ben]) await page.locator('[data-stage]').waitFor();
  const id = new URL(ada.url()).pathname.split('/').at(-1)!;
  expect((await infoOf(ben, id)).clock.kind).toBe('bank');
  expect((await infoOf(ben, id)).state.mine).toEqual([1]);
});

test('spectators talk among themselves, and the players read nothing of it', async () => {
  const [ada, ben] = await Promise.all([house.visit('/about'), house.visit('/about')]);
  const table = await openTable(ada, { game: 'firstrat', seats: SEATS, is_public: false });
  await ask(ben, 'POST', '/api/me', { name: 'Ben' });
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01' });
  const [cleo, dora] = await Promise.all([house.visit(`/table/${table}`), house.visit(`/table/${table}`)]);
  await ada.goto(`/table/${table}`);
  for (const page of [ada, cleo, dora]) await page.getByRole('tab', { name: 'Chat' }).click();
  await cleo.getByText('Only spectators can read').waitFor();
  await cleo.getByLabel('Write a message').fill('Take the cheese!');
  await cleo.keyboard.press('Enter');
  await dora.getByText('Take the cheese!').first().waitFor();
  await expectNoAxeViolations(dora);
  await ada.getByLabel('Write a message').fill('Hello, spectators');
  await ada.keyboard.press('Enter');
  await dora.getByText('Hello, spectators').first().waitFor();
  expect(await ada.getByText('Take the cheese!').count()).toBe(0);
});
