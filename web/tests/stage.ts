/** What a stage shows, measured as a player sees it. */
import type { Page } from 'playwright-core';

/** The sizes of windows that count. */
export const DESKTOPS = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
export const SMALL = [
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 360],
  [820, 1180],
] as const;

/** Wait until the page is laid out for a window of another size. */
export function resized(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * Windows of any size for a page whose places are measured, while nobody looks at its pixels: it is laid out in full size and drawn
 * a tenth as wide, as drawing takes longest.
 */
export async function drawnSmall(page: Page): Promise<(width: number, height: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const drawn = { deviceScaleFactor: 1, mobile: false, scale: 0.1 };
  return async (width, height) => {
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, ...drawn });
    await resized(page);
  };
}

/** The share of the window that the board has: the box around all things drawn, and one's hand, less what lies over it. */
export function boardShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scene = document.querySelector('[data-scene]')!.getBoundingClientRect();
    const things = [...document.querySelectorAll('[data-scene] [data-thing]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const left = Math.max(scene.left, Math.min(...things.map((box) => box.left)));
    const right = Math.min(scene.right, Math.max(...things.map((box) => box.right)));
    const top = Math.max(scene.top, Math.min(...things.map((box) => box.top)));
    const bottom = Math.min(scene.bottom, Math.max(...things.map((box) => box.bottom)));
    const hand = document.querySelector('[data-hand]')?.getBoundingClientRect();
    let [seen, all] = [0, 0];
    for (let across = 0.5; across < 60; across++)
      for (let down = 0.5; down < 60; down++) {
        const [x, y] = [left + ((right - left) * across) / 60, top + ((bottom - top) * down) / 60];
        all += 1;
        if (document.elementFromPoint(x, y)?.closest('[data-scene]')) seen += 1;
      }
    const area = ((right - left) * (bottom - top) * seen) / all + (hand ? hand.width * hand.height : 0);
    return area / (innerWidth * innerHeight);
  });
}

/** The smallest texts in sight, in pixels as they are drawn, smallest first. */
export function labels(page: Page): Promise<{ text: string; px: number }[]> {
  return page.evaluate(() => {
    const found: { text: string; px: number }[] = [];
    const walker = document.createTreeWalker(document.querySelector('[data-stage]')!, NodeFilter.SHOW_TEXT);
    const scene = document.querySelector('[data-scene]')!.getBoundingClientRect();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const around = node.parentElement!;
      if (!text || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (around.closest('.visually-hidden, symbol, defs')) continue;
      const box = around.getBoundingClientRect();
      const frame = around.closest('[data-scene]')
        ? scene
        : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const isInSight =
        box.width > 1 &&
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom;
      if (!isInSight) continue;
      const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      found.push({ text, px: Math.round(parseFloat(getComputedStyle(around).fontSize) * scale * 10) / 10 });
    }
    return found.sort((a, b) => a.px - b.px);
  });
}

/** What can be chosen now and is in sight, with its least extent in pixels, smallest first. */
export function tapTargets(page: Page): Promise<{ name: string; px: number }[]> {
  return page.evaluate(() => {
    const wanted = '[data-scene] :is([data-pick], [data-spot], .place.open), [data-hand] .open, [data-prompt] button';
    const scene = document.querySelector('[data-scene]')!.getBoundingClientRect();
    const found = [...document.querySelectorAll(wanted)].flatMap((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute('data-spot') ?? one.getAttribute('data-thing') ?? one.textContent?.trim() ?? '';
      const isIn =
        !one.closest('[data-scene]') ||
        (left < scene.right && right > scene.left && top < scene.bottom && bottom > scene.top);
      return width && isIn ? [{ name, px: Math.round(Math.min(width, height) * 10) / 10 }] : [];
    });
    return found.sort((a, b) => a.px - b.px);
  });
}

/** What can be chosen now and is too small for a finger: nothing, if all is well. */
export async function hardToTap(page: Page, least = 44): Promise<string[]> {
  const SLACK = 0.5; // px, of rounding
  return (await tapTargets(page)).filter(({ px }) => px < least - SLACK).map(({ name, px }) => `${name}: ${px} px`);
}

/** What can be chosen on the board, and every figure there, of which a part has a panel, a plate or a note lying over it. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted =
      '[data-scene] :is([data-pick], [data-spot], .place.open, [data-thing^="rat:"], [data-thing^="figure:"])';
    const scene = document.querySelector('[data-scene]')!.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const spots = [0.2, 0.5, 0.8].flatMap((across) =>
        [0.2, 0.5, 0.8].map((down) => ({ x: left + across * width, y: top + down * height })),
      );
      const inSight = spots.filter(
        ({ x, y }) => x > scene.left && x < scene.right && y > scene.top && y < scene.bottom,
      );
      const above = inSight
        .map(({ x, y }) => document.elementFromPoint(x, y))
        .find((found) => found && !found.closest('[data-scene]'));
      return above ? [`${one.getAttribute('data-thing')} under ${above.className}`] : [];
    });
  });
}

/** How many plates of seats are wholly in sight, with all figures in them. */
export function platesInSight(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[data-plate]')].filter((plate) => {
        const { left, right, top, bottom } = plate.getBoundingClientRect();
        const figures = [...plate.querySelectorAll('.count, .amount')].map((one) => one.getBoundingClientRect());
        if (figures.some((figure) => figure.right > right)) return false;
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }).length,
  );
}

/** Whether one's own cards or goods are wholly in sight, with nothing over them, each figure beside its sign. */
export function handInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const hand = document.querySelector('[data-hand]')!;
    const { left, top, width, height } = hand.getBoundingClientRect();
    const LINE = 36; // px, for a sign and its figure
    if ([...hand.querySelectorAll<HTMLElement>('.amount')].some((one) => one.offsetHeight > LINE)) return false;
    return [0.02, 0.5, 0.98].every((across) =>
      [0.05, 0.5, 0.95].every((down) => {
        const above = document.elementFromPoint(left + across * width, top + down * height);
        return width > 0 && height > 0 && above !== null && (hand.contains(above) || above.contains(hand));
      }),
    );
  });
}

/** Tap on something that can be chosen and that a finger can reach now; what it was, null if there is nothing. */
export async function tapSomething(page: Page, count: number): Promise<string | null> {
  // Twice on the same: where the first tap only shows what a place brings, the second one goes there.
  const found = await page.evaluate((count) => {
    /** Where a finger hits it; null: nowhere. */
    const spotOf = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return document.elementFromPoint(x, y)?.closest('[data-spot], [data-pick], .place, .open, button') === one
        ? { x, y, name: one.getAttribute('data-spot') ?? one.getAttribute('data-thing') ?? one.className.toString() }
        : null;
    };
    const hits = (selector: string) => [...document.querySelectorAll(selector)].flatMap((one) => spotOf(one) ?? []);
    const kinds = [
      '[data-scene] .place.chosen',
      '[data-thing^="offer:"] [data-spot]',
      count % 3 ? '[data-scene] [data-spot]' : '[data-prompt] button[data-move]',
      '[data-hand] .open',
      '[data-scene] [data-spot], [data-scene] [data-pick], [data-prompt] button[data-move]',
    ];
    for (const kind of kinds) {
      const open = hits(kind);
      if (open.length) return open[count % open.length]!;
    }
    return null;
  }, count >> 1);
  if (found) await page.touchscreen.tap(found.x, found.y);
  return found?.name ?? null;
}
