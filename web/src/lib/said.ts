/** What is said at a table. */
import type { Entry } from './types';

export const isTalk = ({ kind }: Entry) => kind === 'chat' || kind === 'aside';

/** Whether I can read it: not what spectators say while I play, what I don't want to read, or what was hidden. */
export const isReadable = (entry: Entry) => isTalk(entry) && entry.body?.text !== undefined;

/** Entries without the words of some of them. */
export function withoutWords(entries: Entry[], numbers: ReadonlySet<number>, instead: 'hidden' | 'muted'): Entry[] {
  return entries.map((entry) =>
    isTalk(entry) && numbers.has(entry.number) ? { ...entry, body: { [instead]: true } } : entry,
  );
}
