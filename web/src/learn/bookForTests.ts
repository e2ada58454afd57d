/** The rulebook of a language, read from its file, with 2 for every figure. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from '../lib/types';
import type { Language } from '../lib/words.svelte';
import { rulebookOf, type Rulebook } from './rulebook';

export function bookFor(language: Language, game: GameName): Rulebook {
  const file = join(import.meta.dirname, `../../../src/ratskeller/i18n/${language}/rules-${game}.ftl`);
  const text = readFileSync(file, 'utf-8');
  const figures = Object.fromEntries([...text.matchAll(/\$([\w-]+)/g)].map((match) => [match[1]!, 2]));
  return rulebookOf(text, language, game, figures);
}
