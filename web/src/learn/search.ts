/** Finding rules by words, whatever their capitals and accents. */
import type { Rule, Rulebook, Section } from './rulebook';

export interface Piece {
  text: string;
  isHit: boolean;
}

/** A letter for a letter, so that places in both texts are the same. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plain(text[at]!)).join('');
}

function plain(letter: string): string {
  const base = letter.normalize('NFD')[0]!.toLowerCase();
  return base.length > 1 ? letter : ({ ł: 'l', '’': "'" }[base] ?? base);
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The sections that hold all words in a rule, with these rules only; all of the book without words. */
export function find(book: Rulebook, words: string[]): Section[] {
  if (!words.length) return book.sections;
  const has = ({ id, text }: Rule, title: string) => {
    const all = fold(`${text} ${title} ${id}`);
    return words.every((word) => all.includes(word));
  };
  return book.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => has(rule, section.title)) }))
    .filter((section) => section.rules.length);
}

/** A text, cut where words begin and end. */
export function piecesOf(text: string, words: string[]): Piece[] {
  const folded = fold(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isHit.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last?.isHit === isHit[at]) last!.text += text[at];
    else pieces.push({ text: text[at]!, isHit: isHit[at]! });
  }
  return pieces;
}
