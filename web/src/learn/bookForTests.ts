/** The rulebook of a language, read from its file, with 2 for every figure. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from '../lib/types';
import type { Language } from '../lib/words.svelte';
import { rulebookOf, type Rulebook } from './rulebook';

const textFor = (language: Language, game: GameName) =>
  readFileSync(join(import.meta.dirname, `../../../src/ratskeller/i18n/${language}/rules-${game}.ftl`), 'utf-8');

export function figuresFor(language: Language, game: GameName): Record<string, number> {
  return Object.fromEntries([...textFor(language, game).matchAll(/\$([\w-]+)/g)].map((match) => [match[1]!, 2]));
}

const books = new Map<string, Rulebook>();

export function bookFor(language: Language, game: GameName): Rulebook {
  const key = `${language} ${game}`;
  if (!books.has(key)) books.set(key, rulebookOf(textFor(language, game), language, game, figuresFor(language, game)));
  return books.get(key)!;
}
