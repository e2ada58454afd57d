/** Four people with phones, each in a language of their own: invited, left, back, replaced, agreed, played again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf } from '../plugins/catalogues';
import { bundleOf } from '../src/lib/words.svelte';
import { expectNoSidewaysScroll, openHouse } from './browser';
import { PATIENT } from './table';
import { ask, infoOf, openTable } from './tables';

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

test('four people invite, leave, are replaced, come back, end a game and play again', async () => {
  const people = await Promise.all(LANGUAGES.map(come));
  const [ada, bernd, carla, darek] = people as [Somebody, Somebody, Somebody, Somebody];
  const free = { kind: 'open' as const };
  const wish = { game: 'piedpiper', seats: [{ kind: 'me' as const }, free, free, free], is_public: false };
  const table = await openTable(ada.page, wish, NAMES[0]);
  await ada.page.goto(`/table/${table}`);
  for (const [seat, guest] of people.entries()) {
    if (!seat) continue;
    await guest.page.goto(`/table/${table}`);
    await guest.page.getByLabel(guest.say('page-wait-name')).fill(NAMES[seat]!);
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
  await expect
    .poll(async () => {
      const seats = await ask<{ missing: boolean }[]>(ada.page, 'GET', `/api/tables/${table}/presence`);
      return seats.map(({ missing }) => missing);
    }, PATIENT)
    .toEqual([false, false, true, false]);
  await darek.leaving();
  await darek.press('leaving-open-seat', { name: 'Carla' });
  for (const voter of [ada, bernd]) {
    await voter.read('leaving-ask-open', { seat: 'Darek', name: 'Carla' });
    await voter.press('leaving-yes');
  }
  const elif = await come('de');
  await ask(elif.page, 'POST', '/api/me', { name: 'Elif' });
  await elif.page.goto(`/table/${table}`);
  await elif.press('leaving-take');
  await expect.poll(async () => (await infoOf(elif.page, table)).state.mine, PATIENT).toEqual([2]);
  expect(Object.keys((await infoOf(elif.page, table)).state.views!)).toEqual(['2']);
  await carla.page.goto(`/table/${table}`);
  await carla.read('page-table-watching');
  expect(Object.keys((await infoOf(carla.page, table)).state.views!)).toEqual(['-1']);

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
