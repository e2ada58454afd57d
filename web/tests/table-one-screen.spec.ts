/** A table at one screen: alone, against bots, and with several people. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TableWish } from '../src/lib/types';
import { BARE, expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse, type VisitOptions } from './browser';
import { openTable } from './tables';
import { choose, playOut, waitForTurn, PATIENT } from './table';

const house = sharedHouse();
const PHONE = { width: 390, height: 844 };
const RATLING = { kind: 'bot', bot: 'ratling' } as const;

async function sitDown(wish: TableWish, options: VisitOptions = {}): Promise<Page> {
  const page = await house.visit(BARE, options);
  const table = await openTable(page, { is_public: false, ...wish });
  await page.goto(`/table/${table}`);
  return page;
}

/** Runs in the page: nothing lies over it or cuts it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [2, height - 2].every((down) => {
    const found = document.elementFromPoint(left + width / 2, top + down);
    return found !== null && element.contains(found);
  });
}

test('a game alone against Greg ends with its result', async () => {
  const page = await sitDown({ game: 'firstrat', seats: [{ kind: 'me' }], level: 'easy' });
  const result = page.locator('[data-result]');
  for (let decisions = 0; decisions < 400; decisions++) {
    await page.locator('[data-result], [data-offers] button[data-move]').first().waitFor({ state: 'attached' });
    if (await result.count()) break;
    await choose(page, decisions % 3 ? 'first' : 'last');
  }
  await result.getByRole('heading', { name: /Greg/ }).first().waitFor();
  expect(await result.locator('[data-pad] tfoot td').count()).toBe(2);
  await result.getByText('Fair shuffles').click();
  await result.getByText('The seed matches its fingerprint').waitFor();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('link', { name: 'Download the game record' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('record');

  const old = page.url();
  await result.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => page.url(), PATIENT).not.toBe(old);
  await waitForTurn(page);
});

test.each(['firstrat', 'piedpiper'])(
  'the end of %s says how one has done, who stands on the podium, and shows all five columns',
  async (game) => {
    const seats = [{ kind: 'me' as const }, RATLING, RATLING, RATLING, RATLING];
    const page = await sitDown({ game, seats }, { viewport: { width: 1366, height: 768 } });
    await playOut(page, page.url().split('/').at(-1)!);
    const result = page.locator('[data-result]');
    await result.locator('[data-mine]', { hasText: /You: \d(st|nd|rd|th)/ }).waitFor(PATIENT);
    expect(await result.locator('[data-podium] svg').count()).toBe(3);
    await result.locator('[data-chart]').waitFor(PATIENT);
    const cut = await result.locator('[data-pad]').evaluate((pad) => pad.scrollWidth - pad.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  },
);

test('one person’s cards are covered before the next one looks', async () => {
  const page = await sitDown({ game: 'piedpiper', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bert' }, RATLING] });
  const cover = page.locator('[data-cover]');
  await cover.getByText('Pass the screen to Ada').waitFor();
  expect(await page.locator('[data-offers]').count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await choose(page, 'first');
  await page.locator('[data-hand-over]').waitFor();
  expect(await page.locator('[data-offers]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await cover.getByText('Pass the screen to Bert').waitFor();
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  await page.reload();
  await cover.getByText('Pass the screen to Bert').waitFor();
});

test('people at one screen see what the seat to decide sees, without a cover where nothing is secret', async () => {
  const page = await sitDown({ game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bert' }] });
  await expect.poll(() => page.locator('h1').innerText(), PATIENT).toContain('Ada');
  for (let decisions = 0; decisions < 20; decisions++) {
    await choose(page, 'last');
    if ((await page.locator('h1').innerText()).includes('Bert')) break;
  }
  await expect.poll(() => page.locator('h1').innerText(), PATIENT).toContain('Bert');
  await waitForTurn(page);
});

test('the language changes in the middle of a game', async () => {
  const page = await sitDown({ game: 'firstrat', seats: [{ kind: 'me' }, RATLING] });
  await choose(page, 'first');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Verlauf' }).waitFor();
  await page.getByRole('tabpanel').getByText('Ratte 1').first().waitFor();
  await choose(page, 'last');
  await expectNoAxeViolations(page);
});

test.each(['firstrat', 'piedpiper'])(
  'a hint of %s shows the best turns, and points at the first move',
  async (game) => {
    const page = await sitDown({ game, seats: [{ kind: 'me' }, RATLING] });
    await waitForTurn(page);
    await page.keyboard.press('h');
    const hint = page.locator('[data-hint]');
    await hint.waitFor();
    expect(await hint.locator('li').count()).toBeGreaterThan(0);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isRead = hint.locator('li .turn').first().evaluate(isInSight);
      expect(await isRead, `the first turn at ${width} x ${height}`).toBe(true);
    }
    await page
      .locator('[data-reason]')
      .getByText(/Chance of winning: \d+%/)
      .waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => hint.count(), PATIENT).toBe(0);
  },
);

test('the rules and the keys of the game that is played are at hand', async () => {
  const page = await sitDown({ game: 'piedpiper', seats: [{ kind: 'me' }, RATLING] });
  await waitForTurn(page);
  await page.getByRole('button', { name: 'More' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rules' }).click();
  await dialog.getByRole('searchbox').fill('roof');
  await dialog.locator('[data-rule="pp.out.roof"]').waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await dialog.getByText('put it under that character').waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await choose(page, 'first');
});

test('a click on what is not allowed says why, with the rule', async () => {
  const page = await sitDown({ game: 'firstrat', seats: [{ kind: 'me' }, RATLING] });
  await waitForTurn(page);
  await page.locator('[data-space="9"]').click();
  const why = page.locator('[data-why]');
  await why.getByText('See the rule').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'See it in the full rules' }).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await choose(page, 'first');
  await expect.poll(() => why.count(), PATIENT).toBe(0);
});

test('one’s own decision is taken back at once', async () => {
  const page = await sitDown({ game: 'firstrat', seats: [{ kind: 'me' }, RATLING] });
  await choose(page, 'first');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-tab=log]').click();
  await page.getByRole('tabpanel').getByText('Ada undid a move').waitFor();
  await waitForTurn(page);
});

test('a bot plays for whoever runs out of time, until they are back', async () => {
  const clock = { kind: 'bank', seconds: 10 } as const;
  const page = await sitDown({ game: 'firstrat', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bert' }], clock });
  await page.locator('[data-plate="0"]').getByText('0:0').waitFor();
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect.poll(() => page.getByText('You ran out of time').count(), PATIENT).toBe(0);
  await choose(page, 'first');
});

test.each(['firstrat', 'piedpiper'] as const)('%s fits on a phone', async (game) => {
  const page = await sitDown(
    { game, seats: [{ kind: 'me' }, RATLING, RATLING] },
    { viewport: PHONE, hasTouch: true, language: 'pl' },
  );
  await waitForTurn(page);
  await expectNoSidewaysScroll(page);
  await choose(page, 'first');
  await waitForTurn(page);
  await expectNoSidewaysScroll(page);
  const bar = (await page.getByRole('group', { name: 'Przyciski gry' }).boundingBox())!;
  expect(bar.y + bar.height).toBeLessThanOrEqual(PHONE.height);
  await expectNoAxeViolations(page);
});
