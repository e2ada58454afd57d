/** Tables that tournaments have opened for me: they wait for me until I have looked at them. */
import { keep, kept } from './keeping';
import type { GoingTable } from './types';

const KEY = 'event-tables';
const MOST = 100; // tables that are remembered, the last ones
const seen = new Set((kept(KEY) ?? '').split(' '));

/** Whether a tournament has opened a table that I have not looked at in this browser. */
export const isNewToMe = (table: GoingTable): boolean => Boolean(table.event_id) && !seen.has(table.id);

/** I look at a table. */
export function markSeen(id: string): void {
  seen.add(id);
  keep(KEY, [...seen].slice(-MOST).join(' '));
}
