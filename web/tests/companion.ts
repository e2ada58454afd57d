/** What the tests of the companion need: a phone, and a board of one's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './browser';

export const PHONE = { viewport: { width: 390, height: 844 } };

/** axe-core finds nothing on the whole page, as long as it is: bars that stay in sight lie over nothing then. */
export async function expectNoAxeViolationsUnrolled(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: 6000 });
  await page.locator('.jump').waitFor({ state: 'detached' });
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width, height });
}

/** Choose a file with the standard board, changed by whoever owns the box; the options have to be unfolded. */
export async function chooseBoard(page: Page, change: (text: string) => string): Promise<void> {
  const standard = join(import.meta.dirname, '../../src/ratskeller/games/firstrat/data/standard.toml');
  const buffer = Buffer.from(change(readFileSync(standard, 'utf-8')));
  await page.locator('input[type=file]').setInputFiles({ name: 'my-board.toml', mimeType: 'text/plain', buffer });
  await page.getByText('my-board.toml').waitFor();
}
