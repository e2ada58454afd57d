/** Games that take days: a turn planned while others play, holidays, faces, and a move made without a network. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';
import { choose, entryOf, PATIENT, waitForTurn } from './table';
import { ask, infoOf, openTable } from './tables';

const house = sharedHouse();

/** A game of Ada and Ben that has begun; Ada is the first to move. */
async function begin(ada: Page, ben: Page, days = 3): Promise<string> {
  await ask(ben, 'POST', '/api/me', { name: 'Ben' });
  const wish = { game: 'firstrat', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], is_public: false };
  const table = await openTable(ada, { ...wish, clock: { kind: 'days', days } });
  await ask(ben, 'POST', `/api/tables/${table}/join`, { seats: [1], salt: 'abcd', name: '' });
  await ask(ada, 'POST', `/api/tables/${table}/start`, { salt: 'ef01' });
  return table;
}

test('a turn is planned on the board, kept, shown, and played when it begins', async () => {
  const [ada, ben] = await Promise.all([
    house.visit('/about'),
    house.visit('/about', { viewport: { width: 390, height: 844 } }),
  ]);
  const table = await begin(ada, ben);
  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  await waitForTurn(ada);
  expect(await ada.locator('[data-plan-open]').count()).toBe(0); // it is her turn
  await ben.locator('[data-plan-open]').click(PATIENT);
  await ben.locator('[data-plan="0"] [data-stage]').waitFor(PATIENT);
  await expectNoSidewaysScroll(ben);
  await expectNoAxeViolations(ben);
  await waitForTurn(ben);
  const first = ben.locator('[data-offers]').first().locator('button[data-move]').first();
  const move = await first.getAttribute('data-move');
  await first.evaluate((button: HTMLElement) => button.click());
  await ben.locator('[data-plan="1"] [data-stage]').waitFor(PATIENT);
  await ben.locator('[data-plan-keep]').click();
  await ben.getByText('Your next turn:').waitFor(PATIENT);
  await ben.reload(); // it is kept by the server
  await ben.getByText('Your next turn:').waitFor(PATIENT);
  expect((await infoOf(ada, table)).state.number).toBe(await entryOf(ada)); // nobody has heard of it
  await choose(ada, 'first');
  // The first turn of a game is one move: then it is Ada's turn again, without anything done by Ben.
  await waitForTurn(ada);
  await expect.poll(() => entryOf(ben), PATIENT).toBe(await entryOf(ada));
  await ben.getByText('Your next turn:').waitFor({ state: 'detached', ...PATIENT });
  expect(move).toMatch(/^r1>/);
});

test('whoever is on holiday says so once, and the others see it at the table, with their faces', async () => {
  const [ada, ben] = await Promise.all([house.visit('/about'), house.visit('/about')]);
  const table = await begin(ada, ben);
  await ada.goto(`/table/${table}`);
  await ada.locator('[data-stage]').waitFor(PATIENT);
  await ada.goto('/me');
  const card = ada.getByRole('region', { name: 'Holidays' });
  await card.getByRole('button', { name: 'Take a holiday' }).waitFor(PATIENT);
  await expectNoAxeViolations(ada);
  await card.getByRole('button', { name: 'Take a holiday' }).click();
  await card.getByRole('button', { name: 'I’m back' }).waitFor(PATIENT);
  await card.getByText(/2\d of 30 days left/).waitFor(PATIENT);
  await ask(ada, 'PUT', '/api/me/looks', { colour: 'teal', picture: 'crown' });
  await ben.goto(`/table/${table}`);
  await ben.getByText('Ada: on holiday until').waitFor(PATIENT);
  expect(await ben.locator('[data-plate] .face svg').count()).toBe(2);
  const { faces } = await infoOf(ben, table);
  expect(faces[0]).toEqual({ colour: 'teal', picture: 'crown' });
  expect(faces[1]).toEqual((await infoOf(ada, table)).faces[1]); // the same for everybody, though he chose nothing
  await card.getByRole('button', { name: 'I’m back' }).click();
  await ben.getByText('Ada: on holiday until').waitFor({ state: 'detached', ...PATIENT });
});

test('a move made without a network is sent on return, once, and not to another position', async () => {
  const [ada, ben] = await Promise.all([
    house.visit('/about', { expected: /ERR_INTERNET_DISCONNECTED|WebSocket/ }),
    house.visit('/about'),
  ]);
  const table = await begin(ada, ben);
  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  await waitForTurn(ada);
  const before = await entryOf(ada);
  const offers = ada.locator('[data-offers]').first().locator('button[data-move]');
  await ada.context().setOffline(true);
  await ada.getByText('Connection lost').first().waitFor(PATIENT);
  await offers.first().evaluate((button: HTMLElement) => button.click());
  await offers.first().evaluate((button: HTMLElement) => button.click()); // a second click is no second move
  expect((await infoOf(ben, table)).state.number).toBe(before);
  await ada.context().setOffline(false);
  await waitForTurn(ben);
  await expect.poll(() => entryOf(ada), PATIENT).toBe(before + 1);
  expect((await infoOf(ben, table)).state.number).toBe(before + 1); // it came once

  // Ben's turn ends, and Ada decides without a network while her other device has decided already.
  await choose(ben, 'first');
  await waitForTurn(ada);
  const number = await entryOf(ada);
  await ada.context().setOffline(true);
  await ada.getByText('Connection lost').first().waitFor(PATIENT);
  await offers.first().evaluate((button: HTMLElement) => button.click());
  const other = await ada.context().browser()!.newContext({ baseURL: house.url });
  await other.addCookies(await ada.context().cookies());
  const device = await other.newPage();
  await device.goto(`/table/${table}`);
  await waitForTurn(device);
  const moves = device.locator('[data-offers]').first().locator('button[data-move]');
  await moves.last().evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => entryOf(device), PATIENT).toBeGreaterThan(number);
  const after = (await infoOf(ben, table)).state.number;
  await ada.context().setOffline(false);
  await ada.getByText('The game wen').first().waitFor(PATIENT);
  await expect.poll(() => entryOf(ada), PATIENT).toBe(after);
  expect((await infoOf(ben, table)).state.number).toBe(after); // nothing was done twice, or to what she had not seen
  await other.close();
});
