import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './plugins/catalogues.ts';
import { icons } from './plugins/icons.ts';
import { packed } from './plugins/packed.ts';

const server = process.env.RATSKELLER_ADDRESS ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), catalogues(), icons(), packed()],
  build: {
    outDir: process.env.RATSKELLER_PAGE ?? '../src/ratskeller/server/page',
    emptyOutDir: true,
    target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0, // nothing inline: the server's policy forbids it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in one piece: on a slow machine each file takes longer than what is in it.
      output: { codeSplitting: { groups: [{ name: 'frame', test: /node_modules|src\/(lib|ui|shell|styles)\// }] } },
    },
  },
  server: {
    // The server takes changes only from its own address, which the proxy therefore names.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
