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

/** Where it is; unpacked first, if need be. */
export async function findChromium(): Promise<string> {
  const own = [process.env.CHROMIUM ?? '', ...KNOWN].find((path) => path && existsSync(path));
  return own ?? (await (await import('@sparticuz/chromium')).default.executablePath());
}

let running: Promise<Browser> | undefined;

/** The one of this process: files of tests that follow each other share it, and it ends with the process. */
export function openChromium(executablePath: string): Promise<Browser> {
  // Without the package's own arguments: they take web security away, so that no request says where it comes from.
  running ??= chromium.launch({ executablePath, args: QUIET, headless: true });
  return running;
}
