/** Whole games on phones and tablets, by touch alone. */
import { expect, test } from 'vitest';
import { sharedHouse } from './browser';
import { SMALL, tapSomething } from './stage';
import { sitDown } from './table';
import { infoOf } from './tables';

const house = sharedHouse();
const GAMES = ['firstrat', 'piedpiper'];

test.each(GAMES.flatMap((game) => SMALL.map(([width, height]) => [game, width, height] as const)))(
  'a whole game of %s is played by taps at %d x %d',
  { timeout: 480_000 },
  async (game, width, height) => {
    const { page, table } = await sitDown(house, game, 2, {
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
    });
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
