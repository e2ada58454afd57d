/** Four people with phones, each in a language of their own: invited, left, back, replaced, agreed, played again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf } from '../plugins/catalogues';
import { bundleOf } from '../src/lib/words.svelte';
import { expectNoSidewaysScroll, openHouse } from './browser';
import { PATIENT } from './table';
import { ask, infoOf, signUp } from './tables';

const house = openHouse('--limit', 'missing_minutes=0.00001');
const LANGUAGES = ['en', 'de', 'it', 'pl'];
const NAMES = ['Ada', 'Bernd', 'Carla', 'Darek'];

/** Somebody with a phone, who reads one language. */
class Somebody {
  readonly #bundle;
  constructor(
    readonly page: Page,
    language: string,
  ) {
    this.#bundle = bundleOf(language, textOf(language));
  }

  say(key: string, figures: Record<string, string | number> = {}): string {
    return this.#bundle.formatPattern(this.#bundle.getMessage(key)!.value!, figures);
  }

  async press(key: string, figures?: Record<string, string | number>): Promise<void> {
    await this.page
      .getByRole('button', { name: this.say(key, figures), exact: true })
      .first()
      .click(PATIENT);
    await expectNoSidewaysScroll(this.page);
  }

  async read(key: string, figures?: Record<string, string | number>): Promise<void> {
    await this.page.getByText(this.say(key, figures)).first().waitFor(PATIENT);
  }

  async leaving(): Promise<void> {
    await this.page.locator('[data-more]').click();
    await this.press('leaving-title');
  }
}

async function come(language: string): Promise<Somebody> {
  const page = await house.visit('/about', { language, viewport: { width: 390, height: 844 } });
  return new Somebody(page, language);
}

/** Become somebody's friend by a link of theirs. */
async function befriend(one: Somebody, other: Somebody): Promise<void> {
  const { token } = await ask<{ token: string }>(one.page, 'POST', '/api/friends/links', { uses: 1, days: 1 });
  await ask(other.page, 'POST', '/api/friends/links/accept', { token });
}

/** Wait until those are missing, by seat, whom the others may replace. */
async function untilMissing(page: Page, table: string, missing: boolean[]): Promise<void> {
  const seats = () => ask<{ missing: boolean }[]>(page, 'GET', `/api/tables/${table}/presence`);
  await expect.poll(async () => (await seats()).map(({ missing }) => missing), PATIENT).toEqual(missing);
}

test('four people invite, leave, are replaced, come back, end a game and play again', async () => {
  const people = await Promise.all(LANGUAGES.map(come));
  const [ada, bernd, carla, darek] = people as [Somebody, Somebody, Somebody, Somebody];
  for (const [seat, { page }] of people.entries()) {
    if (seat !== 2) await signUp(page, NAMES[seat]!);
  }
  await befriend(ada, bernd);

  // Ada opens a table for friends, adds a seat, and invites one of them; the others have the link.
  await ada.page.goto('/new/piedpiper?friends');
  await ada.press('page-setup-go-open');
  await ada.page.getByRole('textbox', { name: ada.say('page-wait-link') }).waitFor(PATIENT);
  const table = ada.page.url().split('/').at(-1)!;
  while ((await infoOf(ada.page, table)).state.seats.length < 4) {
    const { length } = (await infoOf(ada.page, table)).state.seats;
    await ada.press('waiting-add');
    await expect.poll(async () => (await infoOf(ada.page, table)).state.seats.length, PATIENT).toBe(length + 1);
  }
  await ada.press('page-invite-of', { name: 'Bernd' });
  await bernd.page.goto('/lobby');
  await bernd.page
    .locator('[data-invitations]')
    .getByRole('link', { name: bernd.say('page-invited-go') })
    .click(PATIENT);
  await bernd.press('page-wait-sit');
  for (const guest of [carla, darek]) {
    await guest.page.goto(`/table/${table}`);
    if (guest === carla) await guest.page.getByLabel(guest.say('page-wait-name')).fill('Carla');
    await guest.press('page-wait-sit');
    await guest.page.getByRole('button', { name: guest.say('page-wait-leave') }).waitFor(PATIENT);
  }
  await ada.press('page-wait-start');
  for (const { page } of people) await page.locator('[data-stage]').waitFor(PATIENT);

  // Bernd leaves, and comes back.
  await bernd.leaving();
  await bernd.press('leaving-bot');
  await darek.read('leaving-other', { seat: 'Bernd' });
  await bernd.press('page-table-am-back');
  await expect.poll(() => darek.page.getByText(darek.say('leaving-other', { seat: 'Bernd' })).count(), PATIENT).toBe(0);

  // Carla is gone; the others give her place to Elif, who reads her hand and nobody else's.
  await carla.page.goto('about:blank');
  await untilMissing(ada.page, table, [false, false, true, false]);
  await darek.leaving();
  await darek.press('leaving-open-seat', { name: 'Carla' });
  for (const voter of [ada, bernd]) {
    await voter.read('leaving-ask-open', { seat: 'Darek', name: 'Carla' });
    await voter.press('leaving-yes');
  }
  const elif = await come('de');
  await signUp(elif.page, 'Elif');
  await elif.page.goto(`/table/${table}`);
  await elif.press('leaving-take');
  await expect.poll(async () => (await infoOf(elif.page, table)).state.mine, PATIENT).toEqual([2]);
  expect(Object.keys((await infoOf(elif.page, table)).state.views!)).toEqual(['2']);
  await carla.page.goto(`/table/${table}`);
  await carla.read('page-table-watching');
  expect(Object.keys((await infoOf(carla.page, table)).state.views!)).toEqual(['-1']);

  // Darek is gone, too; a bot is put in his place, until he comes back.
  await darek.page.goto('about:blank');
  await untilMissing(ada.page, table, [false, false, false, true]);
  await bernd.leaving();
  await bernd.press('leaving-put-bot', { name: 'Darek' });
  for (const voter of [ada, elif]) await voter.press('leaving-yes');
  await expect.poll(async () => (await infoOf(ada.page, table)).state.seats[3]!.away, PATIENT).toBe(true);
  await darek.page.goto(`/table/${table}`);
  await darek.press('page-table-am-back');
  await expect.poll(async () => (await infoOf(ada.page, table)).state.seats[3]!.away, PATIENT).toBe(false);

  // They stop, and three of them play again.
  await ada.leaving();
  await ada.press('leaving-end-ask');
  for (const voter of [bernd, darek, elif]) await voter.press('leaving-yes');
  for (const voter of [ada, bernd, darek, elif]) await voter.read('leaving-over-agreement');
  await bernd.press('page-table-rematch');
  for (const guest of [ada, elif]) {
    const dialog = guest.page.getByRole('dialog');
    await dialog.getByRole('button', { name: guest.say('page-table-rematch-join') }).click(PATIENT);
  }
  await bernd.press('waiting-start-taken', { count: 3 });
  for (const { page } of [ada, bernd, elif]) await page.locator('[data-stage]').waitFor(PATIENT);
  const again = bernd.page.url().split('/').at(-1)!;
  const { state } = await infoOf(bernd.page, again);
  expect(state.seats.map(({ name }) => name)).toEqual(['Ada', 'Bernd', 'Elif']);
});
