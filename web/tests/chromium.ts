/** Chromium: the machine's, else the one that comes with an npm package. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

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

export async function launchChromium(): Promise<Browser> {
  const own = [process.env.CHROMIUM ?? '', ...KNOWN].find((path) => path && existsSync(path));
  if (own) return launch(own);
  // Without the package's own arguments: they take web security away, so that no request says where it comes from.
  const carried = (await import('@sparticuz/chromium')).default;
  return launch(await carried.executablePath());
}

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: QUIET, headless: true });
}
