/** Rules that answer a question, best first: rare words count more than common ones, headings count too. */
import type { Language } from '../lib/words.svelte';
import type { Rule, Rulebook, Section } from './rulebook';
import { fold } from './search';
import { isStopWord } from './stopWords';
import { SYNONYMS } from './synonyms';

export interface Answers {
  /** Rules, best first. */
  rules: Rule[];
  /** The chapter to read if none of them will do. */
  nearest: Section | null;
}
/** Words of a rule with how much each weighs. */
type Entry = { rule: Rule; section: Section; words: Map<string, number> };

const IN_TEXT = 1;
const IN_TITLE = 0.6;
const IN_OPENING = 0.4;
const OPENING = 8;
/** Of the best answer's score: what is below is no answer. */
const LEAST = 0.5;

const split = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a question that say what is asked for; all of them where none does. */
export function asked(query: string, language: Language): string[] {
  const words = [...new Set(split(query))];
  const telling = words.filter((word) => !isStopWord(word, language));
  return telling.length ? telling : words;
}

/** How alike two words are, from 0 to 1: inflected forms share their beginning. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared++;
  const differs = longest - shared;
  if (shared < 3 || differs > 4 || shared < longest * 0.55) return 0;
  return shared >= 4 || differs <= 1 ? 0.9 - 0.1 * differs : 0;
}

function entriesOf(book: Rulebook): Entry[] {
  return book.sections.flatMap((section) =>
    section.rules.map((rule) => {
      const words = new Map<string, number>();
      const add = (word: string, weight: number) => words.set(word, Math.max(weight, words.get(word) ?? 0));
      const text = split(rule.text);
      text.forEach((word, place) => add(word, IN_TEXT + (place < OPENING ? IN_OPENING : 0)));
      for (const word of split(section.title)) add(word, IN_TITLE);
      return { rule, section, words };
    }),
  );
}

/** How well a word of a question is met by a rule. */
function met(word: string, entry: Entry): number {
  let best = 0;
  for (const [there, weight] of entry.words) {
    if (weight > best) best = Math.max(best, weight * likeness(word, there));
  }
  return best;
}

/** What stands for a word: itself, and at a discount what the rules call the same thing. */
function waysToSay(word: string, language: Language): [string, number][] {
  const others = SYNONYMS[language].filter(([said]) => likeness(word, said) >= 0.7).flatMap(([, meant]) => meant);
  return [[word, 1], ...others.map((other): [string, number] => [other, 0.9])];
}

export function answersTo(query: string, book: Rulebook, language: Language): Answers {
  const words = asked(query, language);
  const entries = entriesOf(book);
  const scores = new Map(entries.map((entry) => [entry, 0]));
  for (const word of words) {
    const ways = waysToSay(word, language);
    const hits = entries.map((entry) => Math.max(...ways.map(([way, trust]) => trust * met(way, entry))));
    const found = hits.filter((hit) => hit > 0.5).length;
    const rarity = Math.log(1 + entries.length / (1 + found));
    entries.forEach((entry, at) => scores.set(entry, scores.get(entry)! + rarity * hits[at]!));
  }
  // A long rule has many words: what it says in passing counts a little less.
  const length = (entry: Entry) => 1 / (1 + 0.004 * entry.words.size);
  const ranked = entries
    .map((entry) => ({ entry, score: scores.get(entry)! * length(entry) }))
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  if (!best) return { rules: [], nearest: null };
  const good = ranked.filter(({ score }) => score >= LEAST * best);
  return { rules: good.map(({ entry }) => entry.rule), nearest: nearestOf(good, words) };
}

/** The chapter with the most to say: the sum of its three best answers, and more for what its heading names. */
function nearestOf(good: { entry: Entry; score: number }[], words: string[]): Section {
  const sums = new Map<Section, number[]>();
  for (const { entry, score } of good) sums.set(entry.section, [...(sums.get(entry.section) ?? []), score]);
  const named = ({ title }: Section) =>
    words.filter((word) => split(title).some((there) => likeness(word, there) >= 0.7)).length / words.length;
  const worth = ([section, scores]: [Section, number[]]) =>
    (1 + named(section)) * scores.slice(0, 3).reduce((sum, score) => sum + score, 0);
  return [...sums].sort((one, other) => worth(other) - worth(one))[0]![0];
}
