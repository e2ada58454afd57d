import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './plugins/catalogues.ts';
import { icons } from './plugins/icons.ts';

export default defineConfig({
  plugins: [svelte(), catalogues(), icons()],
  test: {
    reporters: ['dot', './tests/slowest.ts'],
    projects: [
      { extends: true, test: { name: 'modules', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.spec.ts'],
          globalSetup: 'tests/shared.ts',
          testTimeout: 300_000, // on a machine that is busy with other things, too
          expect: { poll: { timeout: 90_000 } },
          hookTimeout: 300_000, // a first start of a server compiles the rules
          maxWorkers: 3, // one more than small machines have cores: each waits now and then, for bots, frames and clocks
          pool: 'forks',
          isolate: false, // files that follow each other share a Chromium
        },
      },
      {
        extends: true,
        test: {
          name: 'runs',
          include: ['pictures/*.run.ts'],
          globalSetup: 'tests/shared.ts',
          testTimeout: 120_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
