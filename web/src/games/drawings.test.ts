/** The drawings of the printed rulebook are those of the page: kept where Python finds them, and made anew by `-u`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import FirstRat from './firstrat/art/Symbols.svelte';
import PiedPiper from './piedpiper/art/Symbols.svelte';

const KEPT = join(import.meta.dirname, '../../../src/ratskeller/server/book/drawings');
const styles = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf-8');

test.each([
  ['firstrat', FirstRat],
  ['piedpiper', PiedPiper],
])('the symbols of %s', async (game, Symbols) => {
  const symbols = render(Symbols)
    .body.replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ class="svelte-\w+"| svelte-\w+/g, '')
    .replaceAll('</symbol>', '</symbol>\n');
  await expect(symbols).toMatchFileSnapshot(join(KEPT, `${game}.svg`));
});

test('the colours of the symbols', async () => {
  const shared = styles('styles/tokens.css')
    .split('\n')
    .filter((line) => /^\s+--(seat-\d|path-)/.test(line));
  const colours = [
    `:root {\n${shared.join('\n')}\n}\n`,
    styles('art/tokens.css'),
    styles('games/piedpiper/art/tokens.css'),
  ];
  await expect(colours.join('\n')).toMatchFileSnapshot(join(KEPT, 'colours.css'));
});
