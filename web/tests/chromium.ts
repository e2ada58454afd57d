/** Chromium: the machine's, else the one that comes with an npm package. */
import { existsSync } from 'node:fs';
import { chromium, type BrowserServer } from 'playwright-core';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** One that several processes use at once. */
export async function serveChromium(): Promise<BrowserServer> {
  const own = [process.env.CHROMIUM ?? '', ...KNOWN].find((path) => path && existsSync(path));
  // Without the package's own arguments: they take web security away, so that no request says where it comes from.
  const executablePath = own ?? (await (await import('@sparticuz/chromium')).default.executablePath());
  return chromium.launchServer({ executablePath, args: QUIET, headless: true });
}
