/** The table of The Pied Piper: whole games by clicks and by keys, cards by drag, cards face down, what is shown and told. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PiperView } from '../src/games/piedpiper/view';
import type { News, SeatWish, TableWish } from '../src/lib/types';
import { BARE, expectNoAxeViolations, expectNoSidewaysScroll, sharedHouse, type VisitOptions } from './browser';
import { infoOf, openTable } from './tables';

const house = sharedHouse();
const ME: SeatWish = { kind: 'me' };
const RATLING: SeatWish = { kind: 'bot', bot: 'ratling' };

interface Sat {
  page: Page;
  table: string;
}

async function sit(wish: Partial<TableWish> = {}, options: VisitOptions = {}): Promise<Sat> {
  const page = await house.visit(BARE, options);
  const seats = [ME, RATLING, RATLING];
  const table = await openTable(page, { game: 'piedpiper', seats, is_public: false, ...wish });
  await page.goto(`/table/${table}`);
  await page.waitForSelector('[data-place]');
  return { page, table };
}

/** Decide as long as there is something to decide, at most so many times; whether the game is over then. */
async function playOn({ page, table }: Sat, decide: (page: Page, count: number) => Promise<void>, most = 600) {
  let shown = '';
  for (let count = 0; count < most; count++) {
    for (let tries = 0; ; tries++) {
      const number = await page
        .waitForFunction(
          (shown) => {
            const list = document.querySelector('[data-offers]');
            const isBusy = document.querySelector('[data-place][aria-disabled=true]');
            return list && !isBusy && list.getAttribute('data-number') !== shown && list.getAttribute('data-number');
          },
          shown,
          { polling: 10, timeout: 1000 },
        )
        .then((handle) => handle.jsonValue())
        .catch(() => null);
      if (number) {
        shown = String(number);
        break;
      }
      if ((await infoOf(page, table)).state.state === 'over') return true;
      if (tries > 90) throw new Error('nothing can be decided, and the game is not over');
    }
    const asked = page.waitForSelector('[data-card].open, .place.chosen', { state: 'attached', timeout: 3000 });
    const isAsked = await asked.then(Boolean, () => false);
    if (!isAsked && (await infoOf(page, table)).state.state === 'over') return true;
    await decide(page, count);
  }
  return false;
}

/** Which elements can be used now. */
const open = (page: Page, what: string) => page.locator(`${what}.open`);

async function decideByClicks(page: Page, count: number): Promise<void> {
  // News that arrive with a click may let a card go, or move a place: then one clicks again.
  for (let tries = 0; tries < 30; tries++) {
    const cards = open(page, '[data-card]:not([aria-pressed=true])');
    const places = page.locator('.place.chosen');
    const free = await cards.count();
    if (free && !(await places.count())) {
      const card = cards.nth(count % free);
      await card.click({ timeout: 2000 }).catch(() => undefined);
    }
    const isChosen = await page.waitForSelector('.place.chosen', { timeout: 2000 }).then(Boolean, () => false);
    const many = await places.count();
    if (!isChosen || !many) continue;
    if (
      await places
        .nth(count % many)
        .click({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        )
    )
      return;
  }
  throw new Error('no place takes a card');
}

/** By Tab, Enter and the numbers of places. */
async function decideByKeys(page: Page, count: number): Promise<void> {
  const isOrder = !(await open(page, '[data-card]').count());
  if (isOrder) {
    await page.keyboard.press(String(1 + (count % 2)));
    return;
  }
  if (!(await tabTo(page, '[data-card].open'))) return;
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.place.chosen'));
  if (count % 2) {
    await page.keyboard.press('Enter');
  } else {
    const place = await page.evaluate(() => document.activeElement!.getAttribute('data-place')!);
    await page.keyboard.press(place);
  }
}

/** Tab on until it leads there; false if there is nothing of it any more, as news have come meanwhile. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return true;
    await page.keyboard.press('Tab');
  }
  if (!(await page.locator(selector).count())) return false;
  throw new Error(`Tab does not lead to ${selector}`);
}

test('a whole game is played by clicks on cards and places', async () => {
  const sat = await sit();
  expect(await playOn(sat, decideByClicks)).toBe(true);
  expect((await infoOf(sat.page, sat.table)).state.result!.pad.winners.length).toBeGreaterThan(0);
});

test('a whole game is played by keyboard alone', async () => {
  const sat = await sit({ seats: [ME, RATLING] });
  expect(await playOn(sat, decideByKeys)).toBe(true);
});

test('cards are dragged onto places', async () => {
  const sat = await sit();
  const dragOne = async (page: Page) => {
    const card = open(page, '[data-card]').first();
    if (!(await card.count())) return decideByClicks(page, 0);
    const from = (await card.boundingBox())!;
    const to = (await open(page, '.place').first().boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 40, { steps: 3 });
    await page.mouse.move(to.x + 30, to.y + 60, { steps: 4 });
    await expect.poll(() => page.locator('.place.over').count()).toBe(1);
    await page.mouse.up();
  };
  await playOn(sat, dragOne, 4);
  expect((await infoOf(sat.page, sat.table)).state.number).toBeGreaterThan(4);
});

test('a card on a place that takes none changes nothing, and the rule is told', async () => {
  const sat = await sit();
  const { page, table } = sat;
  await playOn(sat, decideByClicks, 2); // the first turn has one card; the second card of the next goes elsewhere
  await page.waitForFunction(() => document.querySelectorAll('.place.open').length === 3);
  const before = (await infoOf(page, table)).state.number;
  await open(page, '[data-card]').first().click();
  await page.locator('.place:not(.open)').click();
  await page.waitForSelector('[data-why]');
  expect((await infoOf(page, table)).state.number).toBe(before);
});

test('one card of a turn can be played face down', async () => {
  const sat = await sit({ options: { variant: 'hidden' } });
  let hidden = 0;
  await playOn(
    sat,
    async (page, count) => {
      const toggle = page.getByRole('switch');
      if ((await toggle.count()) && (await toggle.isEnabled()) && (await open(page, '[data-card]').count())) {
        // News that arrive with the click let the switch go.
        for (let tries = 0; tries < 30 && !(await toggle.isChecked()); tries++) {
          await toggle.click({ timeout: 2000 }).catch(() => undefined);
        }
        if (await toggle.isChecked()) hidden++;
      }
      await decideByClicks(page, count);
    },
    6,
  );
  expect(hidden).toBeGreaterThan(1);
});

test('what has the focus may be taken away by the move that it brings: from a list, or from a hand', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const sat = await sit({}, phone);
  const before = (await infoOf(sat.page, sat.table)).state.number;
  await playOn(
    sat,
    async (page, count) => {
      if (count % 2) {
        await page.locator('[data-card]').last().focus();
        await page.keyboard.press('1');
      } else {
        const offer = page.locator('[data-offers] button').first();
        if (!(await offer.isVisible())) await page.locator('[data-tab=moves]').tap();
        await offer.tap();
        await page.keyboard.press('Escape');
      }
    },
    4,
  );
  expect((await infoOf(sat.page, sat.table)).state.number).toBeGreaterThanOrEqual(before + 4);
});

test('what happens is shown step by step, and can be skipped', async () => {
  const sat = await sit({}, { reducedMotion: 'no-preference' });
  const { page } = sat;
  let skips = 0;
  await playOn(
    sat,
    async (page, count) => {
      await decideByClicks(page, count);
      const skip = page.getByRole('button', { name: 'Skip' });
      await skip.click({ timeout: 4000 }).then(
        () => skips++,
        () => 0,
      );
    },
    5,
  );
  expect(skips).toBeGreaterThan(0);
  // Nobody has to: it comes to its end by itself.
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'hidden' });
});

test.each([
  ['en', 'wide', { width: 1280, height: 800 }],
  ['de', 'wide', { width: 1280, height: 800 }],
  ['it', 'tablet', { width: 820, height: 1180 }],
  ['pl', 'phone', { width: 390, height: 844 }],
])('it is for everyone, in %s on a %s screen', async (language, _, viewport) => {
  const wish = { seats: [ME, RATLING, RATLING, RATLING, RATLING], options: { variant: 'hidden' } };
  const sat = await sit(wish, { viewport, language });
  await playOn(sat, decideByClicks, 2);
  await open(sat.page, '[data-card]').first().click();
  await expectNoSidewaysScroll(sat.page);
  // Further up, what sticks to the foot of the window lies over what is there.
  await sat.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectNoAxeViolations(sat.page);
});

/** Figures that are painted beneath a plate, wherever on them one looks. */
function hiddenFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [0.2, 0.5, 0.8];
    const hides = (x: number, y: number, figure: Element) => {
      const painted = document.elementsFromPoint(x, y);
      const [own, plate] = [
        painted.findIndex((one) => figure.contains(one)),
        painted.findIndex((one) => one.closest('.plate')),
      ];
      return own >= 0 && plate >= 0 && plate < own;
    };
    document.querySelector('.ring')!.scrollIntoView({ block: 'end' });
    return [...document.querySelectorAll('.ring [data-thing^="figure:"]')].flatMap((figure, index) => {
      const { left, top, width, height } = figure.getBoundingClientRect();
      const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
      return points.some(([x, y]) => hides(x, y, figure)) ? [`figure ${index}`] : [];
    });
  });
}

test('no name plate is painted over a figure, with two to five houses, in any gap and on any screen', async () => {
  const page = await house.visit('/about');
  const seats = [0, 1, 2, 3, 4].map((at): SeatWish => ({ kind: 'me', name: 'W'.repeat(20) + at }));
  const table = await openTable(page, { game: 'piedpiper', seats, is_public: false });
  let socket: WebSocketRoute | undefined;
  let news: News | undefined;
  await page.routeWebSocket(/\/api\/socket/, (near) => {
    socket = near;
    near.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as News;
      if (message.type === 'news') news = message;
      near.send(text);
    });
  });
  await page.goto(`/table/${table}`);
  await page.locator('[data-cover] button').click();
  await page.locator('.ring').waitFor();

  /** So many houses stand, and all figures are in the gap after one of them. */
  const show = async (standing: number, gap: number) => {
    const changed = structuredClone(news!);
    for (const view of Object.values(changed.state.views!) as PiperView[]) {
      view.ring.forEach((house, index) => (house.is_left = Number(index >= standing)));
      for (const figure of Object.keys(view.gaps) as (keyof PiperView['gaps'])[]) view.gaps[figure] = gap;
    }
    socket!.send(JSON.stringify(changed));
    await expect.poll(() => page.locator('.ring .plate').count()).toBe(standing);
  };
  const found: string[] = [];
  for (const width of [1920, 820, 360]) {
    await page.setViewportSize({ width, height: 1080 });
    for (const standing of [2, 3, 4, 5]) {
      for (let gap = 0; gap < standing; gap++) {
        await show(standing, gap);
        expect(await page.locator('.ring [data-thing^="figure:"]').count()).toBe(7);
        for (const figure of await hiddenFigures(page))
          found.push(`${width}: ${standing} houses, gap ${gap}: ${figure}`);
      }
    }
  }
  expect(found).toEqual([]);
});
