/** The stage in every phase in which somebody decides, at every size. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedHouse } from './browser';
import { Prompter, positionsOf } from './positions';
import { covered, DESKTOPS, drawnSmall, handInSight, hardToTap, platesInSight, SMALL } from './stage';
import { waitForTurn } from './table';
import { openTable } from './tables';

const house = sharedHouse();
const GAMES = ['firstrat', 'piedpiper'];

/** Where the parts of the stage lie that have to stay where they are. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['[data-scene]', '[data-plate="0"]', '[data-prompt]', '[data-hand]', '[role="tablist"]'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
      return `${part} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

test.each(GAMES)(
  'in every phase of %s nothing lies over what can be chosen or over a figure, goods are in sight, fingers hit, nothing jumps',
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
      const resize = await drawnSmall(page);
      const seats = Number(people) + (people === '1' ? 1 : 0);
      const sizes = [...DESKTOPS, ...SMALL];
      const [first] = Object.values(phases);
      const before = new Map<string, string[]>();
      for (const isMine of [false, true]) {
        await prompter.show(first!, isMine);
        for (const [width, height] of sizes) {
          await resize(width, height);
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
          await resize(width, height);
          const where = `${people} people, ${phase}, ${width} x ${height}`;
          const isSmall = width < DESKTOPS[0][0];
          const looks = [covered(page), platesInSight(page), handInSight(page), isSmall ? hardToTap(page) : []];
          expect(await Promise.all(looks), where).toEqual([[], seats, true, []]);
        }
      }
      await page.context().close();
    }
  },
);
