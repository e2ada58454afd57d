/** How far I have seen each table: the browser keeps it of the last few. */
import { keep, kept } from '../lib/keeping';

const MOST = 30; // tables
const NAME = 'seen';

function all(): [table: string, number: number][] {
  try {
    return JSON.parse(kept(NAME) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** The last entry that I saw; null at a table that I have not seen. */
export function seenOf(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, number: number): void {
  const others = all().filter(([id]) => id !== table);
  keep(NAME, JSON.stringify([...others, [table, number]].slice(-MOST)));
}
