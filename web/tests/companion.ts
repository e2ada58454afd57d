/** What the tests of the companion need: a phone. */
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
