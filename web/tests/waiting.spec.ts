/** A waiting table is changed before its game starts. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';
import { PATIENT } from './table';
import { ask, infoOf, openTable } from './tables';

const house = sharedHouse();
const PHONE = { width: 390, height: 844 };
const FREE = { kind: 'open' as const };

test('seats get bots, are dropped and added, and the game starts with who is there', async () => {
  const ada = await house.visit('/about');
  const table = await openTable(ada, { game: 'firstrat', seats: [{ kind: 'me' }, FREE, FREE], is_public: false });
  await ada.goto(`/table/${table}`);
  const kinds = async () => (await infoOf(ada, table)).state.seats.map(({ kind, bot }) => bot ?? kind);
  await ada.getByLabel('Which bot plays in seat 2').selectOption('sly-rat');
  await expect.poll(kinds, PATIENT).toEqual(['person', 'sly-rat', 'open']);
  await ada.getByRole('button', { name: 'Add a seat' }).click();
  await expect.poll(kinds, PATIENT).toEqual(['person', 'sly-rat', 'open', 'open']);
  await expectNoAxeViolations(ada);
  await ada.setViewportSize(PHONE);
  await expectNoSidewaysScroll(ada);
  await ada.getByRole('button', { name: 'Remove this seat' }).last().click();
  await expect.poll(kinds, PATIENT).toEqual(['person', 'sly-rat', 'open']);
  await ada.getByRole('button', { name: 'Start with 2 players' }).click();
  await ada.locator('[data-stage]').waitFor();
  expect(await kinds()).toEqual(['person', 'sly-rat']);
});

test('changed options are shown to everyone, who agree before the start', async () => {
  const [ada, ben] = await Promise.all([house.visit('/about'), house.visit('/about', { viewport: PHONE })]);
  const table = await openTable(ada, { game: 'piedpiper', seats: [{ kind: 'me' }, FREE], is_public: false });
  await ask(ben, 'POST', '/api/me', { name: 'Ben' });
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  await ada.getByRole('button', { name: 'Change the options' }).click();
  await ada
    .getByRole('dialog')
    .getByRole('radio', { name: /days per turn/ })
    .check();
  await ada.getByRole('dialog').getByRole('switch', { name: /Hints/ }).uncheck();
  await expectNoAxeViolations(ada);
  await ada.getByRole('button', { name: 'Change them' }).click();
  await ben.getByText('Clock: 3 days per turn (before: no clock)').waitFor();
  await ben.getByText('Hints: not allowed (before: allowed)').waitFor();
  await expectNoAxeViolations(ben);
  await expectNoSidewaysScroll(ben);
  await ada.getByText('Still waiting for: Ben').waitFor();
  expect(await ada.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await ben.getByRole('button', { name: 'I agree' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ben.locator('[data-stage]').waitFor();
  expect(await infoOf(ben, table)).toMatchObject({ clock: { kind: 'days', days: 3 }, hints: false });
});

test("nobody's name is cut in the waiting room of a phone", async () => {
  const ada = await house.visit('/about', { viewport: { width: 360, height: 640 } });
  const table = await openTable(
    ada,
    { game: 'firstrat', seats: [{ kind: 'me' }, FREE], is_public: false },
    'Maximiliane-Friederike vonBurg',
  );
  await ada.goto(`/table/${table}`);
  const name = ada.locator('.seat').getByText('Maximiliane-Friederike vonBurg');
  await name.waitFor();
  expect(await name.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  await expectNoSidewaysScroll(ada);
});

test('a game with friends begins with free seats, by link', async () => {
  const ada = await house.visit('/');
  await ada.getByRole('link', { name: 'Play with friends' }).first().click();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.waitForURL('**/table/*');
  const info = await infoOf(ada, ada.url().split('/').at(-1)!);
  expect(info.is_public).toBe(false);
  expect(info.state.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
});
