/** Done once for all files of tests: Chromium is found, and a server started for those that look at nothing but their own tables. */
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Chromium is. */
    chromium: string;
    /** Where the server is. */
    serverUrl: string;
  }
}

export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const [server, path] = await Promise.all([startServer(), findChromium()]);
  provide('chromium', path);
  provide('serverUrl', server.url);
  return () => server.stop();
}
