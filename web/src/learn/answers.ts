/** Rules that answer a question, best first: rare words count more than common ones, headings count too. */
import type { Language } from '../lib/words.svelte';
import type { Rule, Rulebook, Section } from './rulebook';
import { fold } from './search';
import { asksHowMany, isStopWord } from './stopWords';
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
/** What the end of a compound counts: a Marker may be a Rattenmarker. */
const COMPOUND = 0.75;
/** What a word with a slip counts, how short it may be, and from which length on there may be two. */
const SLIP = 0.6;
const LEAST_LETTERS = 5;
const LONG = 8;
/** A number in a question says less than a word: it stands in too many rules. */
const OF_NUMBER = 0.4;
/** Who asks how many wants a number. */
const WITH_NUMBER = 1.2;

const split = (text: string) =>
  fold(text)
    .replaceAll('+', ' plus ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a question that say what is asked for; all of them where none does. */
export function asked(query: string, language: Language): string[] {
  const words = [...new Set(split(query))];
  const telling = words.filter((word) => !isStopWord(word, language));
  return telling.length ? telling : words;
}

/** How alike two words are, from 0 to 1: inflected forms share their beginning, compounds their end. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= LEAST_LETTERS && long.endsWith(short)) return COMPOUND;
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared++;
  const differs = longest - shared;
  if (shared < 3 || differs > 4 || shared < longest * 0.55) return 0;
  return shared >= 4 || differs <= 1 ? 0.9 - 0.1 * differs : 0;
}

/** How alike a word is to one that was perhaps meant: a letter or, of a long word, two are wrong, and an ending may follow. */
export function slip(typed: string, meant: string): number {
  if (typed.length < LEAST_LETTERS || typed[0] !== meant[0] || meant.length > typed.length + 3) return 0;
  const most = typed.length < LONG ? 1 : 2;
  const last = Math.min(typed.length + most, meant.length);
  for (let length = Math.max(typed.length - most, LEAST_LETTERS); length <= last; length++) {
    if (distance(typed, meant.slice(0, length)) <= most) return SLIP;
  }
  return 0;
}

/** How many letters have to be added, left out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
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
function metBy(word: string, entry: Entry, alike: typeof likeness): number {
  let best = 0;
  for (const [there, weight] of entry.words) {
    if (weight > best) best = Math.max(best, weight * alike(word, there));
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
    const met = (alike: typeof likeness) =>
      entries.map((entry) => Math.max(...ways.map(([way, trust]) => trust * metBy(way, entry, alike))));
    const meant = met(likeness);
    const hits = meant.some((hit) => hit > 0) ? meant : met(slip); // nobody writes so: it is a slip
    const found = hits.filter((hit) => hit > 0.5).length;
    const rarity = Math.log(1 + entries.length / (1 + found));
    const share = /^\d+$/.test(word) ? OF_NUMBER : 1;
    entries.forEach((entry, at) => scores.set(entry, scores.get(entry)! + rarity * hits[at]! * share));
  }
  // A long rule has many words: what it says in passing counts a little less.
  const length = (entry: Entry) => 1 / (1 + 0.004 * entry.words.size);
  const number = asksHowMany(query, language) ? WITH_NUMBER : 1;
  const figures = ({ rule }: Entry) => (/\d/.test(rule.text) ? number : 1);
  const ranked = entries
    .map((entry) => ({ entry, score: scores.get(entry)! * length(entry) * figures(entry) }))
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
