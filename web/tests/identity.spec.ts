/** Who I am: devices, passkeys, codes, mails, colour and picture. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, openHouse } from './browser';
import { PostOffice } from './post-office';

const post = new PostOffice();
const house = openHouse(
  ...['--smtp', `smtp://127.0.0.1:${post.port}`, '--mail-from', 'rats@rats.example'],
  ...['--origin', 'https://rats.example'],
);
/** The same server under a name: browsers have passkeys there, and none under a number. */
const named = () => house.url.replace('127.0.0.1', 'localhost');

async function takeName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What should others call you?' }).fill(name);
  await page.getByRole('button', { name: 'Save this name' }).click();
  await page.getByRole('link', { name }).waitFor();
}

test('a passkey brings somebody back, once it was made', async () => {
  const page = await house.visit('/about', { expected: /asks .*localhost|401/ });
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${named()}/me`);
  await takeName(page, 'Ada');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByText('Your passkey is ready.').first().waitFor();
  await page.getByRole('button', { name: /Remove the passkey of Chrome/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Remove the passkey of Chrome/ }).waitFor();
  await expectNoAxeViolations(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Welcome, Ada!').first().waitFor();
  const listed = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect.poll(() => listed.count()).toBe(2);
  await page.getByRole('button', { name: /Remove the passkey/ }).click();
  await page.getByText('The passkey has been removed.').first().waitFor();
});

test('where there can be no passkeys, the page says why', async () => {
  const page = await house.visit('/me');
  await takeName(page, 'Ada');
  await page.getByText('Passkeys work only on https pages and on localhost.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Create a passkey' }).count()).toBe(0);
});

test('a code on paper makes another browser the same person, who is signed out there again', async () => {
  const mine = await house.visit('/me');
  await takeName(mine, 'Ada');
  await mine.getByRole('button', { name: 'Create codes' }).click();
  const dialog = mine.getByRole('dialog', { name: 'Recovery codes' });
  await dialog.locator('code').nth(9).waitFor();
  const codes = await dialog.locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectNoAxeViolations(mine);
  await dialog.getByRole('button', { name: 'I have them' }).click();
  await mine.getByText('You have 10 recovery codes left.').waitFor();

  const other = await house.visit('/me', { language: 'de', expected: /40[14]/ });
  const typed = other.getByRole('textbox', { name: 'Wiederherstellungscode' });
  await typed.fill(codes[0]!.toUpperCase());
  await other.getByRole('button', { name: 'Diesen Code benutzen' }).click();
  await other.getByText('Willkommen, Ada!').first().waitFor();
  await typed.fill(codes[0]!);
  await other.getByRole('button', { name: 'Diesen Code benutzen' }).click();
  await other.getByText('Diesen Code gibt es nicht, oder er wurde schon benutzt.').first().waitFor();

  await mine.reload();
  await mine.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await mine
    .getByText(/has been signed out/)
    .first()
    .waitFor();
  await other.reload();
  await other.getByRole('link', { name: 'Mein Profil' }).waitFor();
});

test('links in mails confirm an address and bring somebody back', async () => {
  const mine = await house.visit('/me', { language: 'pl' });
  await mine.getByRole('textbox').first().fill('Łucja');
  await mine.locator('form').first().getByRole('button').click();
  await mine.getByRole('link', { name: 'Łucja' }).waitFor();
  const mail = mine.getByRole('region', { name: 'Poczta' });
  await mail.getByRole('textbox', { name: 'Adres e-mail' }).fill('lucja@rats.example');
  await mine.getByRole('button', { name: 'Wyślij potwierdzenie' }).click();
  await mine.goto(await post.link('confirm'));
  await mine.getByRole('button', { name: 'Tak, jest mój' }).click();
  await mine.getByText('Twój adres to lucja@rats.example.').waitFor();
  expect(mine.url()).not.toContain('#');

  const other = await house.visit('/me', { language: 'it', viewport: { width: 390, height: 844 } });
  await other.getByRole('textbox', { name: 'Indirizzo e-mail' }).fill('Lucja@rats.example');
  await other.getByRole('button', { name: 'Mandami un link' }).click();
  await other.goto(await post.link('enter'));
  await other.reload();
  await other.getByRole('heading', { name: 'Accedere con questo link?' }).waitFor();
  await expectNoAxeViolations(other);
  await other.locator('main').getByRole('button').first().click();
  await other.getByText('Łucja').first().waitFor();
  await expectNoSidewaysScroll(other);
});

test('a colour and a picture are chosen by keyboard, and stay', async () => {
  const page = await house.visit('/me');
  await takeName(page, 'Ada');
  await page.getByRole('radio', { name: 'The picture we picked for you' }).focus();
  const isKept = () => page.waitForResponse((answer) => answer.url().endsWith('/api/me/looks') && answer.ok());
  await Promise.all([isKept(), page.keyboard.press('ArrowRight')]);
  await Promise.all([isKept(), page.getByRole('radio', { name: 'Coral' }).check({ force: true })]);
  await page.reload();
  await page.getByRole('radio', { name: 'Coral' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('radio', { name: 'Coral' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Rat', exact: true }).isChecked()).toBe(true);
  expect(await page.locator('header .me svg[viewBox="0 0 64 64"]').count()).toBe(1);
});

test('a colour chosen before the picture is kept takes nothing back', async () => {
  const page = await house.visit('/me');
  await takeName(page, 'Bea');
  const kept: unknown[] = [];
  await page.route('**/api/me/looks', async (route) => {
    kept.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Rat', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Coral' }).check({ force: true });
  await expect.poll(() => kept.length).toBe(2);
  expect(kept).toEqual([
    { colour: null, picture: 'plain' },
    { colour: 'coral', picture: 'plain' },
  ]);
  expect(await page.getByRole('radio', { name: 'Rat', exact: true }).isChecked()).toBe(true);
});
