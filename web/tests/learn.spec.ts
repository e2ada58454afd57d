/** The first games with a coach: played to their last lesson, left and gone on with, in every language. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse } from './browser';

const house = sharedHouse();
const GAMES = ['firstrat', 'piedpiper'] as const;
const BEGUN = '.coach[data-step="welcome"]';

async function begin(page: Page): Promise<void> {
  await page.locator('main .actions .main').first().click();
  await page.locator(BEGUN).waitFor();
  await page.locator('[data-offers], [data-glow]').first().waitFor({ state: 'attached' });
}

const stepOf = (page: Page) => page.locator('.coach').getAttribute('data-step');

/** Do what the coach says: go on, else make a move that is pointed at, else any. What the coach said, and whether it was the end. */
function obey(page: Page, count: number): Promise<{ step: string; isOver: boolean }> {
  return page.evaluate((count) => {
    const step = document.querySelector('.coach')!.getAttribute('data-step')!;
    const isOver = document.querySelector('[data-farewell]') !== null;
    const next = document.querySelector<HTMLElement>('.coach .actions .main');
    const offers = [...document.querySelectorAll<HTMLElement>('[data-offers] button[data-move]')];
    const isReady = offers.length > 0 && offers[0]!.getAttribute('aria-disabled') !== 'true';
    const pointed = offers.find((offer) => offer.classList.contains('pointed'));
    if (next) next.click();
    else if (isReady) (pointed ?? offers[(count * 7) % offers.length]!).click();
    return { step, isOver };
  }, count);
}

/** What of the coach can't be read: cut off, scrolled away, or in a column of single letters. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('.coach')!;
    const seen = coach.closest('.aside')!.getBoundingClientRect();
    const parts = { title: 'h2', text: '.say p', button: '.actions .main' };
    return Object.entries(parts).flatMap(([name, selector]) => {
      const element = coach.querySelector<HTMLElement>(selector)!;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isIn = left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom + 1;
      return isIn && width > 60 && element.scrollWidth <= element.clientWidth + 1 ? [] : [name];
    });
  });
}

/** All steps until the game is over. */
async function playToTheEnd(page: Page, last = 'over'): Promise<Set<string>> {
  const steps = new Set<string>();
  for (let count = 0; count < 4000; count++) {
    const { step, isOver } = await obey(page, count);
    if (step) steps.add(step);
    if (isOver && step === last) return steps;
    await page.waitForTimeout(30);
  }
  throw new Error(`the game does not end; the coach said ${[...steps].join(', ')}`);
}

test.each([
  ['firstrat', ['welcome', 'seat', 'tracks', 'one', 'collect', 'many', 'plan', 'over']],
  ['piedpiper', ['welcome', 'ring', 'play', 'acted', 'climb', 'over']],
] as const)('the first game of %s is played to its last lesson', { timeout: 480_000 }, async (game, lessons) => {
  const page = await house.visit(`/learn/${game}`);
  await begin(page);
  const steps = await playToTheEnd(page);
  expect([...steps]).toEqual(expect.arrayContaining([...lessons]));
  expect(await stepOf(page)).toBe('over');
  await page.locator('[data-result]').waitFor();
  await expectNoAxeViolations(page);
});

test.each([
  ['firstrat', 'greg', ['greg-welcome', 'greg-rats', 'greg-first', 'greg-card', 'greg-over']],
  ['piedpiper', 'young', ['young-welcome', 'young-play', 'young-acted', 'young-over']],
  ['piedpiper', 'hidden', ['hidden-welcome', 'hidden-play', 'hidden-over']],
] as const)('of %s, the course %s is played to its end', { timeout: 480_000 }, async (game, name, lessons) => {
  const page = await house.visit(`/learn/${game}?course=${name}`);
  await page.locator('main .actions .main').first().click();
  await page.locator('.coach').waitFor();
  const steps = await playToTheEnd(page, `${name}-over`);
  expect([...steps]).toEqual(expect.arrayContaining([...lessons]));
  // It is kept apart from the first game.
  await page.goto(`/learn/${game}`);
  await page.getByRole('button', { name: 'Start your first game' }).waitFor();
});

test('the coach points at moves and at parts of the table, and follows whatever is done', async () => {
  const page = await house.visit('/learn/firstrat');
  await begin(page);
  await page.locator('[data-glow]').waitFor();
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => hidden(page), { message: JSON.stringify(size) }).toEqual([]);
  }
  // What is on the table comes first.
  const next = async () => {
    if ((await stepOf(page)) !== 'one') await page.getByRole('button', { name: 'Continue' }).click();
    return stepOf(page);
  };
  await expect.poll(next).toBe('one');
  await expect.poll(() => page.locator('[data-offers] .pointed').count()).toBeGreaterThan(0);
  // Not what was pointed at.
  const other = page.locator('[data-offers] button[data-move]:not(.pointed)').first();
  await other.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => stepOf(page)).not.toBe('one');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
});

test('a first game is left and gone on with, or played on without the coach', async () => {
  const page = await house.visit('/learn/piedpiper');
  await begin(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => stepOf(page)).toBe('ring');
  await page.reload();
  await page.getByRole('button', { name: 'Continue the lesson' }).click();
  await page.locator('.coach[data-step="ring"]').waitFor();
  await page.getByRole('link', { name: 'Carry on without the coach' }).click();
  await page.waitForURL('**/table/*');
  await page.goto('/learn/piedpiper');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.locator(BEGUN).waitFor();
});

test.each(['en', 'de', 'it', 'pl'])('lessons are for everybody, in %s', async (language) => {
  const page = await house.visit('/about', { language, viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  for (const game of GAMES) {
    await page.goto(`/learn/${game}`);
    await page.locator('main .actions .main').first().waitFor();
    await expectNoAxeViolations(page);
    await begin(page);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.locator('.coach .progress').click();
    await page.locator('dialog[open] li').first().waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    expect(await page.locator('body').innerText()).not.toMatch(/\[(page|rule)-/);
  }
});
