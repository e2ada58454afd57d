/** The clocks of a table, second by second. */
import type { LiveTable } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import { clockText, holidayUntil, leftOf, SOON } from './clock';
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

  /** The seats of people on holiday, and until when. */
  get onHoliday(): { seat: number; until: number }[] {
    const { state } = this.#table;
    if (state?.state !== 'running' || !this.#now) return [];
    return state.seats.flatMap(({ holidays }, seat) => {
      const until = holidayUntil(holidays, this.#now);
      return until === null ? [] : [{ seat, until }];
    });
  }

  /** What a seat has left; null where no clock runs for it. */
  of(seat: number): { text: string; isLate: boolean } | null {
    const { state } = this.#table;
    if (!state?.clock || state.state !== 'running' || state.seats[seat]?.kind !== 'person') return null;
    const { holidays } = state.seats[seat]!;
    const left = leftOf(state.clock, seat, this.#table.actor, this.#now || state.clock.since, holidays);
    return { text: clockText(left, t), isLate: seat === this.#table.actor && left <= SOON };
  }
}
