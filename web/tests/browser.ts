/** What every test of the page in a browser needs: a server, a browser, and visitors who notice every fault. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { Browser, BrowserContext, BrowserContextOptions, Download, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openChromium } from './chromium';
import { startServer, type Server } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An address with nothing to draw, for those who only ask the server before they go elsewhere. */
export const BARE = '/healthz';

export interface House {
  url: string;
  browser: Browser;
  /** A new visitor with cookies of their own; all is checked and closed after the test. */
  visit(path?: string, options?: VisitOptions): Promise<Page>;
}

export interface OwnHouse extends House {
  /** Run a command of the operator's on the database of the server. */
  command(...words: string[]): Promise<string>;
}

export interface VisitOptions extends BrowserContextOptions {
  language?: string;
  /** Faults that the test is about, such as a connection that it cuts. */
  expected?: RegExp;
}

/** A server for all tests of a file, with nobody there but who visits. */
export function openHouse(...options: string[]): OwnHouse {
  let server: Server;
  beforeAll(async () => {
    server = await startServer(...options);
  });
  afterAll(() => server?.stop());
  const house = houseAt(() => server.url);
  return Object.assign(house, { command: (...words: string[]) => server.command(...words) });
}

/** A server where tests of other files are, too: for those that look at nothing but their own tables. */
export function sharedHouse(): House {
  return houseAt(() => inject('serverUrl'));
}

function houseAt(urlOf: () => string): House {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await openChromium(inject('chromium'));
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(faults.splice(0), 'faults in the browser').toEqual([]);
  });

  return {
    get url() {
      return urlOf();
    },
    get browser() {
      return browser;
    },
    async visit(path = '/', { language = 'en', expected, ...rest } = {}) {
      const context = await browser.newContext({
        baseURL: urlOf(),
        locale: language,
        reducedMotion: 'reduce',
        serviceWorkers: 'block', // they would stand between tests and the network
        viewport: { width: 1280, height: 800 },
        ...rest,
      });
      contexts.push(context);
      context.setDefaultTimeout(90_000); // a machine may be busy
      const page = await context.newPage();
      noteRequests(page);
      noteFaults(page, urlOf(), (fault) => !expected?.test(fault) && faults.push(fault));
      await page.goto(path);
      return page;
    },
  };
}

/** Console errors, warnings, exceptions, and whatever asks another host. */
function noteFaults(page: Page, home: string, note: (fault: string) => void): void {
  page.on('console', (message) => {
    if (message.text().includes('Service Worker registration blocked')) return; // by most tests
    if (['error', 'warning'].includes(message.type())) note(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`${page.url()}: ${error.stack ?? error}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (['http:', 'https:'].includes(protocol) && origin !== home) note(`asks ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(home).host) note(`asks ${socket.url()}`);
  });
}

const underWay = new WeakMap<Page, Set<Request>>();
const QUIET = 100; // milliseconds

function noteRequests(page: Page): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

/** Go to an address, and wait until everything that it asks for is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  underWay.get(page)!.clear(); // what the page before was asking for is nobody's any more
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await untilQuiet(page);
}

/** Wait until everything that a page has asked for has been there for a moment. */
export async function untilQuiet(page: Page): Promise<void> {
  let since = Date.now();
  while (Date.now() - since < QUIET) {
    await page.waitForTimeout(20);
    if (underWay.get(page)!.size) since = Date.now();
  }
}

/** What is in a file that was downloaded. */
export async function textOf(download: Download): Promise<string> {
  return text((await download.createReadStream())!);
}

const UNROLLED = 6000; // pixels

/** axe-core finds nothing on the whole page, as long as it is: bars that stay in sight lie over nothing then. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  if (long > height) await resize(page, width, long);
  // A page with a column as high as its window is still longer than that.
  if (long > height && (await page.evaluate(() => document.documentElement.scrollHeight)) > long) {
    await resize(page, width, UNROLLED);
  }
  // The policy of the page forbids scripts of others, but not what the debugger evaluates.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const axe = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join('\n')}`);
  }, RULES);
  if (long > height) await page.setViewportSize({ width, height });
  expect(found, `axe-core on ${page.url()}`).toEqual([]);
}

/** Make the window higher, and wait until it is drawn. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Nothing sticks out to the side, once all has found its place. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide, { message: `${page.url()} is wider than its window` }).toBeLessThanOrEqual(0);
}
