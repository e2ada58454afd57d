/** The clocks of a table, second by second. */
import type { LiveTable } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import { clockText, leftOf, SOON } from './clock';
import { ServerTime } from './serverTime.svelte';

const SECOND = 1000;

export class Clocks {
  readonly #table: LiveTable;
  #now = $state(0);

  constructor(table: LiveTable) {
    this.#table = table;
    const time = new ServerTime(table);
    $effect(() => {
      if (!table.state?.clock || table.state.state !== 'running') return;
      this.#now = time.now();
      const timer = setInterval(() => (this.#now = time.now()), SECOND);
      return () => clearInterval(timer);
    });
  }

  /** What a seat has left; null where no clock runs for it. */
  of(seat: number): { text: string; isLate: boolean } | null {
    const { state } = this.#table;
    if (!state?.clock || state.state !== 'running' || state.seats[seat]?.kind !== 'person') return null;
    const left = leftOf(state.clock, seat, this.#table.actor, this.#now || state.clock.since);
    return { text: clockText(left, t), isLate: seat === this.#table.actor && left <= SOON };
  }
}
