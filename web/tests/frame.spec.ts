/** The frame around the games: every address in every language, and what its header can do. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, goTo, sharedHouse } from './browser';
import { waitForTurn } from './table';
import { openTable } from './tables';

const house = sharedHouse();
const LANGUAGES = ['en', 'de', 'it', 'pl'];
const ADDRESSES = [
  '/',
  '/new/firstrat',
  '/new/piedpiper',
  '/lobby',
  '/events',
  '/events/new',
  '/records',
  '/learn',
  '/learn/firstrat',
  '/learn/piedpiper',
  '/rules/firstrat',
  '/rules/piedpiper',
  '/chart',
  '/companion',
  '/companion/greg',
  '/companion/pad/firstrat',
  '/companion/pad/piedpiper',
  '/me',
  '/friends',
  '/about',
  '/privacy',
  '/no/such/place',
];

test.each(LANGUAGES)('every address opens without a fault: %s', async (language) => {
  const page = await house.visit('/about', { language });
  await openTable(page, { game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const address of ADDRESSES) {
    await goTo(page, address);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toContain('Ratskeller');
    expect(await page.locator('body').innerText()).not.toMatch(/\[page-/);
    await expectNoAxeViolations(page);
  }
});

test.each([
  ['phone', 390, 844],
  ['tablet', 820, 1180],
])('nothing sticks out on a %s, in Polish by day', async (_size, width, height) => {
  const page = await house.visit('/about', { language: 'pl', viewport: { width, height }, colorScheme: 'light' });
  for (const address of ADDRESSES) {
    await goTo(page, address);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});

test('an address that is none says so, and shows the way back', async () => {
  const page = await house.visit('/no/such/place');
  await page.getByRole('heading', { name: 'There’s nothing here' }).waitFor();
  await page.locator('main').getByRole('link').click();
  await page.waitForURL(`${house.url}/`);
});

test('a language is switched at once, and is still spoken after a reload', async () => {
  const page = await house.visit('/about');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: 'Polski' }).check();
  await page.getByRole('link', { name: 'Stoły', exact: true }).first().waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Stoły', exact: true }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
});

test('day and night are chosen, or follow the device', async () => {
  const page = await house.visit('/about', { colorScheme: 'dark' });
  const brightness = () =>
    page.evaluate(() => {
      const parts = getComputedStyle(document.documentElement)
        .backgroundColor.match(/[\d.]+/g)!
        .slice(0, 3);
      return parts.map(Number).reduce((sum, part) => sum + part, 0) / 3;
    });
  await page.locator('main h1').waitFor();
  await expect.poll(brightness).toBeLessThan(80);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'light' }).check();
  await expect.poll(brightness).toBeGreaterThan(180);
  await page.reload();
  await page.locator('main h1').waitFor();
  await expect.poll(brightness).toBeGreaterThan(180);
});

test('when the device goes from night to day and back, all colours do, also where nothing may move', async () => {
  const page = await house.visit('/about', { colorScheme: 'dark', reducedMotion: 'reduce' });
  const table = await openTable(page, { game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bert' }] });
  await page.goto(`/table/${table}`);
  await waitForTurn(page);
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return `${element.localName}.${element.classList[0]} ${color} ${backgroundColor} ${borderTopColor}`;
      }),
    );
  const goTo = async (colorScheme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const isThere = () =>
      page.evaluate((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
    await expect.poll(isThere).toBe(true);
  };
  const night = await colours();
  await goTo('light');
  const day = await colours();
  expect(day.filter((one, at) => one !== night[at]).length).toBeGreaterThan(100);
  // Looked at once: a transition, however short, would still show the colours before it.
  await goTo('dark');
  expect(await colours()).toEqual(night);
});

test('links are followed without loading the page anew, and back again', async () => {
  const page = await house.visit('/about');
  await page.evaluate(() => ((window as { isSame?: boolean }).isSame = true));
  await page.getByRole('link', { name: 'Tables', exact: true }).first().click();
  await page.waitForURL('**/lobby');
  await page.goBack();
  await page.waitForURL('**/about');
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
});

test('the menu of a phone opens, is left by Escape, and leads on', async () => {
  const page = await house.visit('/about', { viewport: { width: 390, height: 844 } });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  await menu.click();
  await page.getByRole('link', { name: 'Rules', exact: true }).last().click();
  await page.waitForURL('**/rules/firstrat');
});
