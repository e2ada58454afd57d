import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './plugins/catalogues.ts';
import { icons } from './plugins/icons.ts';

export default defineConfig({
  plugins: [svelte(), catalogues(), icons()],
  test: {
    reporters: ['dot'],
    projects: [
      { extends: true, test: { name: 'modules', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.spec.ts'],
          globalSetup: 'tests/shared.ts',
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 300_000, // a first start of a server compiles the rules
          maxWorkers: 2,
          pool: 'forks',
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
