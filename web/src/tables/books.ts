/** Presets: the options on which rulebooks differ, as one of them has them. */
import type { GameFacts } from '../lib/types';
import type { Draft } from './setup';

/** The usual settings, and a mix that is in no book. */
export const NO_BOOK = 'usual';
export const OWN_MIX = 'own';

/** What a book says, in full: on what it does not mention, it is as usual. */
function saidBy(book: string, facts: GameFacts): Record<string, string> {
  const usual = facts.profiles[0]!.options;
  const differing = facts.options.filter(({ books }) => Object.keys(books).length);
  return Object.fromEntries(differing.map(({ name }) => [name, facts.presets[book]?.[name] ?? usual[name]!]));
}

/** The book that a table plays by; the first where several say the same. */
export function bookOf(draft: Draft, facts: GameFacts): string {
  const usual = facts.profiles[0]!.options;
  const plays = (book: string) =>
    Object.entries(saidBy(book, facts)).every(([name, value]) => (draft.options[name] ?? usual[name]) === value);
  return [NO_BOOK, ...Object.keys(facts.presets)].find(plays) ?? OWN_MIX;
}

/** All that a book says; options of which no book says anything stay as they are. */
export function withBook(draft: Draft, facts: GameFacts, book: string): Draft {
  const usual = facts.profiles[0]!.options;
  const options = { ...draft.options };
  for (const [name, value] of Object.entries(book === OWN_MIX ? {} : saidBy(book, facts))) {
    if (value === usual[name]) delete options[name];
    else options[name] = value;
  }
  return { ...draft, options };
}
