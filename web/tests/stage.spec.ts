/** The stage: how much of the window the board has, what can be read and hit, and that nothing runs ahead of what is shown. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameName } from '../src/lib/types';
import { expectNoSidewaysScroll, sharedHouse, type VisitOptions } from './browser';
import { boardShare, covered, DESKTOPS, hardToTap, labels, platesInSight, resized, SMALL } from './stage';
import { choose, entryOf, isAsked, PATIENT, sitDown, waitForTurn } from './table';
import { infoOf } from './tables';

const house = sharedHouse();
const GAMES = ['firstrat', 'piedpiper'];
// Frames take longest to draw, and the order of what is shown is the same in a small window.
const MOVING: VisitOptions = { reducedMotion: 'no-preference', viewport: { width: 844, height: 390 } };

const sit = (game: GameName, bots: number, options?: VisitOptions) => sitDown(house, game, bots, options);

test.each(GAMES)('the board of %s has most of a desktop’s window, with all seats in sight', async (game) => {
  const { page } = await sit(game, 4);
  for (const [width, height] of DESKTOPS) {
    await page.setViewportSize({ width, height });
    await resized(page);
    expect(await boardShare(page), `${width} x ${height}`).toBeGreaterThanOrEqual(0.65);
    expect(await platesInSight(page), `${width} x ${height}`).toBe(5);
    const [least] = await labels(page);
    expect(least!.px, `${width} x ${height}: ${least!.text}`).toBeGreaterThanOrEqual(13);
    expect(await covered(page)).toEqual([]);
  }
});

test.each(GAMES)('%s can be read and hit on small screens', async (game) => {
  const { page } = await sit(game, 4, { hasTouch: true, isMobile: true });
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height });
    await resized(page);
    const where = `${width} x ${height}`;
    expect(await platesInSight(page), where).toBe(5);
    if (width < 500) {
      const [least] = await labels(page);
      expect(least!.px, `${where}: ${least!.text}`).toBeGreaterThanOrEqual(11);
      const prompt = (await page.locator('[data-prompt]').boundingBox())!;
      expect(prompt.height, where).toBeLessThanOrEqual(96);
    }
    expect(await hardToTap(page), where).toEqual([]);
    expect(await covered(page), where).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test('the plate of each of five seats shows all of its goods, on a tablet too', async () => {
  const { page } = await sit('firstrat', 4);
  for (const [width, height] of [...DESKTOPS, [820, 1180]] as const) {
    await page.setViewportSize({ width, height });
    await resized(page);
    const cut = await page.locator('[data-plate]').evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const frame = plate.querySelector('[data-seat]')!.getBoundingClientRect();
        const goods = [...plate.querySelectorAll('[data-seat] > .amount')].map((one) => one.getBoundingClientRect());
        return [goods.length, ...goods.filter((one) => one.right > frame.right + 1 || one.top > frame.top + 10)].slice(
          goods.length === 5 ? 1 : 0,
        );
      }),
    );
    expect(cut, `${width} x ${height}`).toEqual([]);
  }
});

test.each(GAMES)(
  'in %s the prompt ends where one’s hand begins, and is no higher than what it may say',
  async (game) => {
    const { page } = await sit(game, 1);
    for (const [width, height] of [...DESKTOPS, ...SMALL]) {
      await page.setViewportSize({ width, height });
      await resized(page);
      const gap = await page.evaluate(() => {
        const [prompt, hand] = ['[data-prompt]', '[data-hand]'].map((part) => document.querySelector(part)!);
        return hand!.getBoundingClientRect().top - prompt!.getBoundingClientRect().bottom;
      });
      expect(gap, `${width} x ${height}`).toBeGreaterThanOrEqual(0);
      expect(gap, `${width} x ${height}`).toBeLessThanOrEqual(16);
    }
  },
);

/** Notes in the page, in order: when a step begins, what is announced, whose turn the heading tells, when one is asked. */
function noteAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const notes: string[] = [];
    Object.assign(window, { notes });
    const note = (text: string) => notes.at(-1) !== text && notes.push(text);
    const stage = document.querySelector('[data-stage]')!;
    const look = () => {
      note(stage.getAttribute('data-playing') === 'true' ? 'playing' : 'still');
      if (document.querySelector('[data-offers]')) note('asked');
    };
    new MutationObserver(look).observe(stage, { attributes: true, childList: true, subtree: true });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent?.includes('It’s your turn')) note('my turn');
    }).observe(document.querySelector('#announcements')!, { childList: true });
  });
}
const notesOf = (page: Page) => page.evaluate(() => (window as typeof window & { notes: string[] }).notes);

test.each(GAMES)('in %s nothing is asked or announced before all has been shown', async (game) => {
  const { page } = await sit(game, 2, MOVING);
  await noteAll(page);
  const before = await entryOf(page);
  for (let turns = 0; turns < 2; turns++) {
    do await choose(page, 'last');
    while (await page.locator('h1').getByText('your turn').count());
    await waitForTurn(page);
  }
  expect(await entryOf(page)).toBeGreaterThan(before);
  const notes = await notesOf(page);
  expect(notes).toContain('playing');
  expect(notes).toContain('my turn');
  let isPlaying = false;
  for (const note of notes) {
    if (note === 'playing') isPlaying = true;
    else if (note === 'still') isPlaying = false;
    else expect(isPlaying, `${note} in ${notes.join(', ')}`).toBe(false);
  }
});

test.each(GAMES)('a burst of four bots’ turns in %s can be skipped, and is caught up with', async (game) => {
  const { page, table } = await sit(game, 4, MOVING);
  do await choose(page, 'last');
  while (!(await page.locator('[data-skip]').count()));
  await page.locator('[data-skip]').click();
  await expect
    .poll(
      async () => (await infoOf(page, table)).state.mine.includes((await infoOf(page, table)).state.actor!),
      PATIENT,
    )
    .toBe(true);
  await waitForTurn(page);
  // The next time nobody skips, and it comes to its end by itself.
  do await choose(page, 'last');
  while (!(await page.locator('[data-skip]').count()));
  await waitForTurn(page);
  expect(await entryOf(page)).toBe((await infoOf(page, table)).state.number);
});

test.each(GAMES)('a decision in %s has the page laid out a few times at most', async (game) => {
  const { page, table } = await sit(game, 2);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const standing = async () => ({ layouts: await layouts(), entry: await entryOf(page) });
  const before = await standing();
  let after = before;
  // A short game may be over sooner: what its end lays out doesn't count.
  for (let count = 0; count < 6 && (await isAsked(page, table)); count++) {
    await choose(page, 'first');
    if (await isAsked(page, table)) after = await standing();
  }
  // What is measured while it is written has all laid out once for each line of the log and each plate.
  expect(after.entry).toBeGreaterThan(before.entry);
  expect((after.layouts - before.layouts) / (after.entry - before.entry)).toBeLessThan(1.7);
});

test('with motion off all is shown at once', async () => {
  const { page } = await sit('firstrat', 2, MOVING);
  await page.locator('[data-settings]').click();
  await page.getByRole('dialog').getByText('Off', { exact: true }).click();
  await page.keyboard.press('Escape');
  await noteAll(page);
  await choose(page, 'last');
  await waitForTurn(page);
  expect(await notesOf(page)).not.toContain('playing');
});

test('a move waits for a second tap where somebody wants that, and a double click moves once', async () => {
  const { page } = await sit('firstrat', 1);
  await page.locator('[data-settings]').click();
  await page.getByRole('switch', { name: 'Confirm each move' }).click();
  await page.keyboard.press('Escape');
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => String(payload).includes('"type":"move"') && sent.push(String(payload))),
  );
  await page.reload();
  await page.locator('[data-spot]').first().click();
  const confirm = page.locator('[data-confirm]');
  await confirm.waitFor();
  const before = await entryOf(page);
  expect(sent).toEqual([]);
  await confirm.dblclick();
  await expect.poll(() => entryOf(page), PATIENT).toBeGreaterThan(before);
  expect(sent).toHaveLength(1);
});

test('the board is zoomed and dragged, and shown whole again', async () => {
  const { page } = await sit('firstrat', 1);
  const box = () => page.locator('[data-scene]').getAttribute('viewBox');
  const whole = await box();
  await page.keyboard.press('+');
  await expect.poll(box).not.toBe(whole);
  const closer = await box();
  await page.keyboard.press('ArrowRight');
  await expect.poll(box).not.toBe(closer);
  await page.keyboard.press('0');
  await expect.poll(box).toBe(whole);
  const { x, y, width, height } = (await page.locator('[data-scene]').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -600);
  await expect.poll(box).not.toBe(whole);
  const near = await box();
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 120, y + height / 2 + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(box).not.toBe(near);
});
