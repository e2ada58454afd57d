/** Rules that answer a question, best first: rare words count more than common ones, headings count too. */
import type { Language } from '../lib/words.svelte';
import { COMPOUND, likeness, slip } from './likeness';
import type { Rule, Rulebook, Section } from './rulebook';
import { fold } from './search';
import { asksHowMany, isStopWord } from './stopWords';
import { IDEAS, KINDS_OF } from './thesaurus';

export interface Answers {
  /** Rules, best first. */
  rules: Rule[];
  /** The chapter to read if none of them will do. */
  nearest: Section | null;
}
interface Entry {
  rule: Rule;
  section: Section;
  /** How many different words its text has. */
  length: number;
}
type Alike = (one: string, other: string) => number;
type Hits = Map<string, number[]>;

const IN_TEXT = 1;
/** What people call it counts more than what a rule says in passing. */
const IN_ASKED = 1.25;
const IN_TITLE = 0.6;
const IN_OPENING = 0.4;
const OPENING = 8;
/** Of the best answer's score: what is below is no answer. */
const LEAST = 0.5;
/** What another word for the same idea counts, and one for the kind of a thing. */
const SAME_IDEA = 0.6;
const KIND = 0.6;
/** Chapters that are about something of its own, unless their heading is named. */
const SPECIAL: Record<string, number> = { setup: 0.92, solo: 0.8, variant: 0.9 };
/** How many letters a part of a compound has at least. */
const PART = 4;
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

/** A book by its words: where each stands, and how much it weighs there. */
class Index {
  readonly entries: Entry[] = [];
  private readonly places = new Map<string, Map<number, number>>();
  private readonly meant: Hits = new Map();
  private readonly slipped: Hits = new Map();

  constructor(
    book: Rulebook,
    readonly language: Language,
  ) {
    for (const section of book.sections) for (const rule of section.rules) this.add(rule, section);
  }

  private add(rule: Rule, section: Section) {
    const words = new Map<string, number>();
    const put = (word: string, weight: number) => words.set(word, Math.max(weight, words.get(word) ?? 0));
    split(rule.text).forEach((word, place) => put(word, IN_TEXT + (place < OPENING ? IN_OPENING : 0)));
    for (const word of split(section.title)) put(word, IN_TITLE);
    this.entries.push({ rule, section, length: words.size });
    for (const word of split(rule.asked)) if (!isStopWord(word, this.language)) put(word, IN_ASKED);
    for (const [word, weight] of words) {
      if (!this.places.has(word)) this.places.set(word, new Map());
      this.places.get(word)!.set(this.entries.length - 1, weight);
    }
  }

  /** How well each rule meets a word: the same for every letter that is typed after it. */
  private hits(word: string, alike: Alike, kept: Hits): number[] {
    if (!kept.has(word)) kept.set(word, this.look(word, alike));
    return kept.get(word)!;
  }

  private look(word: string, alike: Alike): number[] {
    const hits = this.entries.map(() => 0);
    for (const [there, places] of this.places) {
      const trust = alike(word, there);
      if (trust) for (const [entry, weight] of places) hits[entry] = Math.max(hits[entry]!, weight * trust);
    }
    return hits;
  }

  /** A compound that is in no rule, by its longest known beginning and what follows it: Kindervariante. */
  parts(word: string): string[] {
    if (this.language !== 'de' || word.length < 2 * PART || this.knows(word)) return [word];
    for (let length = word.length - PART; length >= PART; length--) {
      const [head, tail] = [word.slice(0, length), word.slice(length)];
      if (this.places.has(head)) return [head, tail];
    }
    return [word];
  }

  private knows(word: string): boolean {
    return [...this.places.keys()].some((there) => likeness(word, there) > COMPOUND);
  }

  /** As `hits`, also by what else the word may be called, and how rare it is. */
  meet(word: string): { hits: number[]; rarity: number } {
    const own = this.hits(word, likeness, this.meant);
    const isThere = own.some(Boolean);
    let hits = own;
    for (const [other, trust] of waysToSay(word, this.language)) {
      const there = this.hits(other, likeness, this.meant);
      hits = hits.map((hit, at) => Math.max(hit, trust * there[at]!));
    }
    if (!hits.some(Boolean)) hits = this.hits(word, slip, this.slipped); // nobody writes so: it is a slip
    const found = (isThere ? own : hits).filter((hit) => hit > 0.5).length;
    return { hits, rarity: Math.log(1 + this.entries.length / (1 + found)) };
  }
}

/** What may stand for a word, at a discount. */
function waysToSay(word: string, language: Language): Map<string, number> {
  const ways = new Map<string, number>();
  for (const { things, kinds } of KINDS_OF[language]) {
    if (things.some((thing) => likeness(word, thing) >= 0.7)) for (const kind of kinds) ways.set(kind, KIND);
  }
  for (const idea of IDEAS[language]) {
    if (idea.some((one) => likeness(word, one) >= 0.8)) for (const other of idea) ways.set(other, SAME_IDEA);
  }
  return ways;
}

const indexes = new WeakMap<Rulebook, Index>();

function indexOf(book: Rulebook, language: Language): Index {
  if (!indexes.has(book)) indexes.set(book, new Index(book, language));
  return indexes.get(book)!;
}

export function answersTo(query: string, book: Rulebook, language: Language): Answers {
  const words = asked(query, language);
  const index = indexOf(book, language);
  const scores = index.entries.map(() => 0);
  for (const word of words.flatMap((one) => index.parts(one))) {
    const { hits, rarity } = index.meet(word);
    const share = /^\d+$/.test(word) ? OF_NUMBER : 1;
    hits.forEach((hit, at) => (scores[at]! += rarity * hit * share));
  }
  const number = asksHowMany(query, language) ? WITH_NUMBER : 1;
  const worth = ({ rule, section, length }: Entry) =>
    (/\d/.test(rule.text) ? number : 1) *
    (isNamed(section, words) ? 1 : (SPECIAL[section.name] ?? 1)) *
    // A long rule has many words: what it says in passing counts a little less.
    (1 / (1 + 0.003 * length));
  const ranked = index.entries
    .map((entry, at) => ({ entry, score: scores[at]! * worth(entry) }))
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  if (!best) return { rules: [], nearest: null };
  const good = ranked.filter(({ score }) => score >= LEAST * best);
  return { rules: good.map(({ entry }) => entry.rule), nearest: nearestOf(good, words) };
}

const isInTitle = (word: string, { title }: Section) => split(title).some((there) => likeness(word, there) >= 0.7);
const isNamed = (section: Section, words: string[]) => words.some((word) => isInTitle(word, section));

/** The chapter with the most to say: the sum of its three best answers, and more for what its heading names. */
function nearestOf(good: { entry: Entry; score: number }[], words: string[]): Section {
  const sums = new Map<Section, number[]>();
  for (const { entry, score } of good) sums.set(entry.section, [...(sums.get(entry.section) ?? []), score]);
  const named = (section: Section) => words.filter((word) => isInTitle(word, section)).length / words.length;
  const worth = ([section, scores]: [Section, number[]]) =>
    (1 + named(section)) * scores.slice(0, 3).reduce((sum, score) => sum + score, 0);
  return [...sums].sort((one, other) => worth(other) - worth(one))[0]![0];
}
