/** The rules: found by search, reached by links, in every language. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';
import { openTable } from './tables';

const house = sharedHouse();

test('rules are found as one types, marked and counted', async () => {
  const page = await house.visit('/rules/firstrat');
  const rules = page.locator('[data-rule]');
  await rules.first().waitFor();
  const all = await rules.count();
  await page.getByRole('searchbox').fill('Mouldy Cheese');
  await expect.poll(() => rules.count()).toBeLessThan(all / 4);
  const count = await rules.count();
  await page.getByText(`${count} rules found`).waitFor();
  expect(await page.locator('[data-rule="fr.move.mouldy"] mark').first().innerText()).toBe('mouldy');
  await page.waitForURL('**/rules/firstrat?q=Mouldy%20Cheese');
  await page.reload();
  await rules.first().waitFor();
  expect(await rules.count()).toBe(count);

  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('No rule mentions “xyzzy”.').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect.poll(() => rules.count()).toBe(all);
});

test('a link to a rule opens there, and leads back', async () => {
  const page = await house.visit('/about');
  const table = await openTable(page, { game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'ratling' }] });
  await page.goto(`/table/${table}`);
  await page.locator('[data-scene]').waitFor();
  await page.locator('[data-space="9"]').click();
  await page.locator('[data-why]').getByText('See the rule').click();
  await page.getByRole('dialog').getByRole('link', { name: 'See it in the full rules' }).click();
  await page.locator('[data-rule="fr.setup.comics.basic"] a').click();
  const rule = page.locator('[data-rule="fr.setup.comics.basic"]');
  await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await rule.getAttribute('class')).toContain('at');
  const isInSight = () =>
    rule.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  expect(await isInSight()).toBe(true);
  // Another rule of the same page, and a section of the contents.
  await page.locator('[data-rule="fr.setup.seats"] a').click();
  await expect.poll(() => page.locator('[data-rule].at').getAttribute('data-rule')).toBe('fr.setup.seats');
  await page.getByRole('link', { name: 'Step 3: shop' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('section-shop');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(`**/table/${table}`);
});

test('a link to a rule that the search has left out clears the search', async () => {
  const page = await house.visit('/rules/piedpiper?q=melody#pp.end.cap');
  await page.locator('[data-rule="pp.end.cap"].at').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test.each(['en', 'de', 'it', 'pl'])('the rules are for everybody, in %s', async (language) => {
  const page = await house.visit('/about', { language });
  for (const game of ['firstrat', 'piedpiper']) {
    await page.goto(`/rules/${game}`);
    await page.locator('[data-rule]').first().waitFor();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('summary').click();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
