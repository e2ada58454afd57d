/** Started once for all files of tests: Chromium, and a server for those that look at nothing but their own tables. */
import type { TestProject } from 'vitest/node';
import { serveChromium } from './chromium';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached. */
    browserAddress: string;
    /** Where the server is. */
    serverUrl: string;
  }
}

export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([startServer(), serveChromium()]);
  provide('browserAddress', browser.wsEndpoint());
  provide('serverUrl', server.url);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
