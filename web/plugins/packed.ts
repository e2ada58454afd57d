/** Beside every text of the built page, the same one packed, so that the server has nothing to pack. */
import { Buffer } from 'node:buffer';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(css|html|js|svg)$/;
const LEAST = 800; // bytes; less is not worth a second file

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          const text = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          if (!TEXTS.test(fileName) || text.length < LEAST) continue;
          const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(text, best) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) });
        }
      },
    },
  };
}
