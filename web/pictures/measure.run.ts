/** `make measure`: what the page weighs, and how fast it is. Prints figures; it fails on nothing but faults. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { openHouse } from '../tests/browser';
import { boardShare, covered, DESKTOPS, hardToTap, labels, platesInSight, SMALL } from '../tests/stage';
import { entryOf } from '../tests/table';
import { infoOf, openTable } from '../tests/tables';
import { playedTable, withBots } from './played';

const RUNS = 5;
const MOVES = 15;
const house = openHouse();

function tell(what: string, figures: number[], unit: string): void {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  const told = [sorted[0]!, middle, sorted.at(-1)!].map((figure) => figure.toFixed(1)).join(' / ');
  console.log(`${what}: ${told} ${unit} (least / median / most of ${sorted.length})`);
}

/** Bytes over the wire, headers apart. */
async function weigh(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes;
}

for (const path of ['/', '/new/firstrat', '/rules/firstrat']) {
  test(`weight of ${path}`, async () => {
    const page = await house.visit('about:blank');
    console.log(`first load of ${path}: ${((await weigh(page, path)) / 1000).toFixed(1)} kB compressed`);
  });
}

test('weight of a table of each game', async () => {
  for (const game of ['firstrat', 'piedpiper'] as const) {
    const maker = await house.visit('/');
    const table = await openTable(maker, withBots(game, 1));
    const page = await house.visit('about:blank');
    console.log(
      `first load of a ${game} table: ${((await weigh(page, `/table/${table}`)) / 1000).toFixed(1)} kB compressed`,
    );
  }
});

test('how much of the window the board has, and what can be read and hit', { timeout: 400_000 }, async () => {
  for (const game of ['firstrat', 'piedpiper'] as const) {
    for (const [width, height] of [...DESKTOPS, ...SMALL]) {
      const isSmall = SMALL.some((size) => size[0] === width && size[1] === height);
      const page = await house.visit('/', { viewport: { width, height }, hasTouch: isSmall, isMobile: isSmall });
      await page.goto(`/table/${await openTable(page, withBots(game, 4))}`);
      await page.locator('[data-offers] button[data-move]').first().waitFor({ state: 'attached', timeout: 60_000 });
      const [least] = await labels(page);
      const small = await hardToTap(page);
      console.log(
        `${game} ${width} x ${height}: board ${(100 * (await boardShare(page))).toFixed(0)} %, ` +
          `${await platesInSight(page)} of 5 seats in sight, least label ${least?.px} px (${least?.text}), ` +
          `${isSmall ? `${small.length} under 44 px` : `${(await covered(page)).length} covered`}`,
      );
      await page.context().close();
    }
  }
});

test('time until the first page answers to clicks, with the processor four times as slow', async () => {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await house.visit('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.locator('main button').first();
    await button.waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    times.push(await page.evaluate(() => performance.now()));
    await page.context().close(); // a page that stays open takes time from the next
  }
  tell('first page interactive, 4 x slower', times, 'ms');
});

test('time from a click to the other screen', { timeout: 300_000 }, async () => {
  for (const game of ['firstrat', 'piedpiper'] as const) {
    const ada = await house.visit('/');
    const table = await openTable(ada, withBots(game, 1));
    const watcher = await house.visit(`/table/${table}`);
    await ada.goto(`/table/${table}`);
    const times = [];
    while (times.length < MOVES && (await canMove(ada, table))) {
      const before = await entryOf(ada);
      const seen = watcher.evaluate(arrived, before);
      const sent = await ada.evaluate(() => {
        document.querySelector<HTMLElement>('[data-offers] button[data-move]')!.click();
        return Date.now();
      });
      times.push((await seen) - sent);
    }
    tell(`a move of ${game} on the other screen`, times, 'ms');
  }
});

/** Whether it is one's turn again, when either that or the end of the game has come. */
async function canMove(page: Page, table: string): Promise<boolean> {
  while (!(await page.locator('[data-offers] button[data-move]').count())) {
    if ((await infoOf(page, table)).state.state === 'over') return false;
    await page.waitForTimeout(20);
  }
  return true;
}

/** Runs in the page: when it has drawn an entry beyond the one given. */
async function arrived(before: number): Promise<number> {
  const shown = () => Number(document.querySelector('[data-entry]')?.getAttribute('data-entry') ?? 0);
  while (shown() <= before) await new Promise((resolve) => requestAnimationFrame(resolve));
  return Date.now();
}

test('frames while rats run on a board with five seats', { timeout: 400_000 }, async () => {
  for (const [game, decisions] of [
    ['firstrat', 16],
    ['piedpiper', 2],
  ] as const) {
    const page = await house.visit('/', { reducedMotion: 'no-preference' });
    const table = await playedTable(page, withBots(game, 4), decisions);
    await page.goto(`/table/${table}`);
    const gaps: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const offers = page.locator('[data-offers] button[data-move]');
      if (
        !(await offers
          .first()
          .waitFor({ state: 'attached', timeout: 60_000 })
          .then(
            () => true,
            () => false,
          ))
      )
        break;
      const frames = page.evaluate(countFrames, 3000);
      await offers.first().evaluate((button: HTMLElement) => button.click());
      gaps.push(...(await frames));
    }
    const slow = gaps.filter((gap) => gap > 17.5).length;
    const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
    console.log(
      `${game}, five seats: ${rate.toFixed(1)} frames a second, ${((100 * slow) / gaps.length).toFixed(1)} % late`,
    );
  }
});

/** Runs in the page: the times between frames, for so many milliseconds. */
async function countFrames(ms: number): Promise<number[]> {
  const gaps: number[] = [];
  let last = performance.now();
  const end = last + ms;
  while (last < end) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    gaps.push(now - last);
    last = now;
  }
  return gaps.slice(1);
}
