/** My games that are not over, known on every page: how many wait for me, and which is the next. */
import { api } from './api';
import { isNewToMe } from './eventTables';
import type { GoingTable } from './types';
import { waitingCount } from './waitingCount.svelte';

const SOON = 400; // milliseconds; what happens at once at a table is asked for once

/** Whether I am waited for: it is my turn, somebody has asked me something, or a tournament has opened the table. */
export const waitsForMe = (table: GoingTable) => table.is_my_turn || table.is_asked || isNewToMe(table);

class Going {
  /** Those first where I am waited for, and there the least time left. */
  tables = $state.raw<GoingTable[]>([]);
  /** Called with each game that has begun to wait for me since I last looked. */
  onwaiting: (table: GoingTable) => void = () => {};
  #waiting: Set<string> | null = null; // null until the first look
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask the server. The page is of use without it: what can't be read now is read the next time. */
  async look(): Promise<void> {
    const tables = await api.get<GoingTable[]>('/api/tables/going').catch(() => null);
    if (tables) this.learn(tables);
  }

  /** Nobody is signed in. */
  forget(): void {
    this.learn([]);
    this.#waiting = null;
  }

  learn(tables: GoingTable[]): void {
    this.tables = tables;
    const waiting = tables.filter(waitsForMe);
    const known = this.#waiting;
    this.#waiting = new Set(waiting.map(({ id }) => id));
    waitingCount.value = waiting.length;
    if (known) waiting.filter(({ id }) => !known.has(id)).forEach((table) => this.onwaiting(table));
    const browser = globalThis.navigator as { setAppBadge?: (count: number) => Promise<void> } | undefined;
    // Only a page that is installed has one.
    void browser?.setAppBadge?.(waitingCount.value).catch(() => {});
  }

  /** Something has changed: ask in a moment. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), SOON);
  }

  /** The next game in which I am waited for, beside the one that I look at. */
  next(shown: string | undefined): GoingTable | undefined {
    return this.tables.find((table) => waitsForMe(table) && table.id !== shown);
  }
}

export const going = new Going();
