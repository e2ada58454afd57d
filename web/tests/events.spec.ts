/** A tournament in the browser: opened by a form, joined by link, played, and its standings. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EventWhole } from '../src/events/event';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse } from './browser';
import { PATIENT, playOut } from './table';
import { ask } from './tables';

const house = openHouse();
const PHONE = { width: 390, height: 844 };

/** What I see of a tournament. */
const eventOf = (page: Page, id: string) => ask<EventWhole>(page, 'GET', `/api/events/${id}`);

test('four people play a tournament to its end', async () => {
  const ada = await house.visit('/events');
  await ada.getByRole('link', { name: 'Open a tournament' }).click();
  await ada.getByLabel('Title').fill('Cheese Cup');
  await ada.getByLabel('What should others call you?').fill('Ada');
  await ada.getByRole('radio', { name: 'The Pied Piper' }).check({ force: true });
  await ada.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  await expectNoAxeViolations(ada);
  await ada.getByRole('button', { name: 'Open a tournament' }).click();
  await ada.waitForURL(/\/events\/(?!new)/);
  const id = new URL(ada.url()).pathname.split('/').at(-1)!;
  await ada.getByLabel('Invite people with this link').waitFor();

  // Others come by the link, with the keyboard alone, in other languages, on phones.
  const words = { de: ['Mitspielen', 'Dein Tisch ist offen'], it: ['Partecipa', 'Il tuo tavolo è aperto'] };
  const others = await Promise.all(
    (['de', 'it', 'pl'] as const).map((language) => house.visit(`/events/${id}`, { language, viewport: PHONE })),
  );
  for (const [index, name] of ['Ben', 'Cleo', 'Dora'].entries()) {
    const field = others[index]!.locator('form input');
    await field.fill(name);
    await field.press('Enter');
    await ada.getByRole('listitem').filter({ hasText: name }).waitFor();
  }
  await others[0]!.getByRole('button', { name: words.de[0]! }).waitFor({ state: 'detached' });
  await expectNoSidewaysScroll(others[0]!);
  await expectNoAxeViolations(ada);

  await ada.getByRole('button', { name: 'Start the tournament' }).click();
  const people = [ada, ...others];
  await ada.locator('main').getByText('Your table is open', { exact: true }).waitFor();
  await others[0]!.locator('main').getByText(words.de[1]!, { exact: true }).waitFor(PATIENT);
  await others[1]!.locator('main').getByText(words.it[1]!, { exact: true }).waitFor(PATIENT);
  expect(await others[0]!.getByRole('button', { name: words.de[0]! }).count()).toBe(0);
  // A table that has opened counts as one that waits for me, on every page.
  await expect.poll(() => others[2]!.title(), PATIENT).toMatch(/^\(1\)/);

  const tables = await Promise.all(people.map(async (page) => (await eventOf(page, id)).my_table!));
  expect(new Set(tables).size).toBe(2);
  await Promise.all(people.map((page, index) => playOut(page, tables[index]!)));
  for (const page of people) await page.locator('tbody tr').nth(3).waitFor();
  await ada.getByText('Over', { exact: true }).waitFor(PATIENT);
  const { standings } = await eventOf(ada, id);
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(24);
  await expect.poll(() => others[1]!.locator('.toast').count(), PATIENT).toBe(0);
  await expectNoAxeViolations(others[1]!);
  await expectNoSidewaysScroll(others[1]!);
  // On a phone, too, all that decides is in sight.
  const hidden = (table: Element) => table.scrollWidth - table.parentElement!.clientWidth;
  for (const page of people) expect(await page.locator('table').evaluate(hidden)).toBeLessThanOrEqual(0);
  expect(await others[1]!.locator('tbody').getByText('Scontri diretti').first().isVisible()).toBe(true);
  expect(await ada.locator('tbody').getByText('Head to head').first().isVisible()).toBe(false);

  await ada.goto(`/table/${tables[0]}`);
  await ada.getByRole('link', { name: 'To the tournament' }).first().click();
  await ada.waitForURL(`**/events/${id}`);
});
