/**
 * Questions as people type them, each written down with its rule before the search was asked. No word was put in for one of
 * the last twenty, so not all of them are answered: nine of ten have the right rule among the first three answers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../lib/words.svelte';
import { answersTo } from './answers';
import { bookFor } from './bookForTests';

const LEAST = 0.9;
const FILE = join(import.meta.dirname, 'freshQuestions.test.tsv');
/** The game, the rules that answer, and the question in the order of the languages. */
const QUESTIONS = readFileSync(FILE, 'utf-8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([game, rules, ...texts]) => ({ game: game!, rules: rules!.split(' '), texts }));

test('eighty questions are asked in every language', () => {
  expect(QUESTIONS.length).toBe(80);
  expect(QUESTIONS.filter(({ texts }) => texts.length !== LANGUAGES.length)).toEqual([]);
});

test.each(LANGUAGES.map((language, at) => ({ language, at })))(
  '$language: fresh questions find their rule',
  ({ language, at }) => {
    const missed = QUESTIONS.filter(({ game, rules, texts }) => {
      const first = answersTo(texts[at]!, bookFor(language, game), language).rules.slice(0, 3);
      return !first.some(({ id }) => rules.includes(id));
    }).map(({ texts }) => texts[at]!);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - LEAST) * QUESTIONS.length);
  },
);
