/** The rules as a book: what is beside the rules, examples to step through, and a file to print. */
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';

const house = sharedHouse();

test('the book has parts, set-ups, names, a reference, words and how sure we are', async () => {
  const page = await house.visit('/rules/firstrat');
  for (const chapter of ['parts', 'setups', 'names', 'reference', 'glossary', 'provenance'])
    await page.locator(`#section-${chapter}`).waitFor();
  await page.locator('[data-setup="1"]').waitFor();
  await page.getByLabel('4 players').check();
  await page.locator('[data-setup="4"]').getByText('7 × backpack').waitFor();
  expect(await page.locator('[data-rule="fr.solo.deck"]').innerText()).toContain('our reconstruction');
  await page.getByRole('cell', { name: 'szczuronauta' }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('searchbox').fill('toll');
  await expect.poll(() => page.locator('#section-parts').count()).toBe(0);
});

test('an example is stepped through like a game, and leads back to its rule', async () => {
  const page = await house.visit('/rules/firstrat');
  await page
    .locator('[data-rule="fr.move.toll"]')
    .getByRole('link', { name: /^Example/ })
    .click();
  await page.locator('[data-shown="0"] [data-scene]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-shown="1"]').waitFor();
  await page.getByRole('link', { name: 'Rule fr.move.toll' }).click();
  await page.locator('[data-rule="fr.move.toll"].at').waitFor();
});

test('an example that ends a game shows the score pad at its end', async () => {
  const page = await house.visit('/rules/firstrat/example/score-pad');
  await page.locator('[data-shown="0"] [data-scene]').waitFor();
  expect(await page.locator('[data-pad]').count()).toBe(0);
  await page.keyboard.press('End');
  await page.locator('[data-pad]').getByRole('row', { name: 'Total' }).getByText('89').waitFor();
  expect(await page.locator('[data-pad]').innerText()).toContain('Player 1');
});

test('an example is played on, move by move, and taken back', async () => {
  const page = await house.visit('/rules/firstrat/example/move-toll?at=1');
  await page.locator('[data-shown="1"] [data-scene]').waitFor();
  const posted = () => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  const [begun] = await Promise.all([posted(), page.getByRole('button', { name: 'Play on from here' }).click()]);
  expect(((await begun.json()) as { actor: number }).actor).toBe(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await undo.isDisabled()).toBe(true);
  await page.locator('[data-tab=moves]').click();
  await page.locator('[data-offers] [data-move="r2>2"]').click();
  await expect.poll(() => undo.isDisabled()).toBe(false);
  await undo.click();
  await expect.poll(() => undo.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Back to the example' }).first().click();
  await page.getByRole('button', { name: 'Play on from here' }).waitFor();
});

test('the set-up for so many people is a board', async () => {
  const page = await house.visit('/rules/piedpiper');
  await page.getByLabel('5 players').check();
  await page.getByRole('link', { name: 'See the board set up' }).click();
  await page.locator('[data-shown="0"] [data-scene]').waitFor();
  await expectNoSidewaysScroll(page);
});

test('the book is kept as a file in the language of the page', async () => {
  const page = await house.visit('/rules/firstrat', { language: 'de' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Regelheft zum Drucken herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('firstrat-de.html');
});

test.each(['firstrat', 'piedpiper'])('in print nothing of %s is cut, and the reference is one page', async (game) => {
  const A4 = { width: 180, height: 267 }; // millimetres between the margins
  const pixels = (millimetres: number) => Math.floor((millimetres * 96) / 25.4);
  for (const language of ['de', 'en', 'it', 'pl']) {
    const page = await house.visit('about:blank');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: pixels(A4.width), height: pixels(A4.height) });
    await page.setContent(await (await fetch(`${house.url}/api/games/${game}/book/${language}`)).text());
    const heights = await page
      .locator('#reference, #names, #provenance, aside, .setup')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(pixels(A4.height));
    await expectNoSidewaysScroll(page);
    await page.close();
  }
});
