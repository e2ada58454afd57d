/** The stage: how much of the window the board has, what can be read and hit, and that nothing runs ahead of what is shown. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameName } from '../src/lib/types';
import { BARE, expectNoSidewaysScroll, sharedHouse, type VisitOptions } from './browser';
import { Prompter, positionsOf } from './positions';
import { boardShare, covered, DESKTOPS, hardToTap, labels, platesInSight, SMALL, tapSomething } from './stage';
import { handInSight } from './stage';
import { choose, entryOf, PATIENT, waitForTurn } from './table';
import { infoOf, openTable } from './tables';

const house = sharedHouse();
const GAMES = ['firstrat', 'piedpiper'];
const MOVING: VisitOptions = { reducedMotion: 'no-preference' };

async function sit(game: GameName, bots: number, options: VisitOptions = {}): Promise<{ page: Page; table: string }> {
  const page = await house.visit(BARE, options);
  const ratlings = Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'ratling' }));
  const table = await openTable(page, { game, seats: [{ kind: 'me' }, ...ratlings], is_public: false });
  await page.goto(`/table/${table}`);
  await waitForTurn(page);
  return { page, table };
}

const resized = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

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
  for (const [width, height] of SMALL) {
    const { page } = await sit(game, 4, { viewport: { width, height }, hasTouch: true, isMobile: true });
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
    await page.context().close();
  }
});

/** Where the parts of the stage lie that have to stay where they are. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['[data-scene]', '[data-plate="0"]', '[data-prompt]', '[data-hand]', '[role="tablist"]'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
      return `${part} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

test.each(GAMES)(
  'in every phase of %s nothing lies over what can be chosen or over a figure, goods are in sight, nothing jumps',
  { timeout: 400_000 },
  async (game) => {
    for (const [people, phases] of Object.entries(await positionsOf(game))) {
      const page = await house.visit('/about');
      const prompter = await Prompter.beside(page);
      const bots = Array.from({ length: Number(people) - 1 }, () => ({ kind: 'bot' as const, bot: 'ratling' }));
      const wish = { game, seats: [{ kind: 'me' as const }, ...bots], is_public: false };
      const table = await openTable(page, people === '1' ? { ...wish, level: 'medium' } : wish);
      await page.goto(`/table/${table}`);
      await waitForTurn(page);
      const seats = Number(people) + (people === '1' ? 1 : 0);
      const sizes = [...DESKTOPS, ...SMALL];
      const [first] = Object.values(phases);
      const before = new Map<string, string[]>();
      for (const isMine of [false, true]) {
        await prompter.show(first!, isMine);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await resized(page);
          const where = `${people} people, ${width} x ${height}`;
          // Beside the board of a phone on its side there is no room to spare for what may be asked.
          const found = (await places(page)).slice(0, height < 400 ? 2 : 5);
          if (isMine) expect(found, where).toEqual(before.get(where));
          before.set(where, found);
        }
      }
      for (const [phase, position] of Object.entries(phases)) {
        await prompter.show(position);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await resized(page);
          const where = `${people} people, ${phase}, ${width} x ${height}`;
          expect(await covered(page), where).toEqual([]);
          expect(await platesInSight(page), where).toBe(seats);
          expect(await handInSight(page), where).toBe(true);
        }
      }
      await page.context().close();
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

test.each(GAMES.flatMap((game) => SMALL.map(([width, height]) => [game, width, height] as const)))(
  'a whole game of %s is played by taps at %d x %d',
  { timeout: 480_000 },
  async (game, width, height) => {
    const { page, table } = await sit(game, 2, { viewport: { width, height }, hasTouch: true, isMobile: true });
    const result = page.locator('[data-result]');
    let idle = 0;
    for (let count = 0; !(await result.count()); count++) {
      const name = await tapSomething(page, count);
      idle = name ? 0 : idle + 1;
      expect(idle, 'nothing can be tapped').toBeLessThan(1800);
      if (!name) await page.waitForTimeout(50);
    }
    expect((await infoOf(page, table)).state.state).toBe('over');
  },
);
