/** The server's time, which may differ from that of this device: learnt from how soon its news arrive. */
import type { LiveTable } from '../lib/table.svelte';

const MILLI = 1000;

export class ServerTime {
  #ahead = 0; // seconds by which this device is ahead
  #isSure = false;

  constructor(table: LiveTable) {
    let seen = -1;
    $effect(() => {
      const last = table.entries.at(-1);
      if (!last || last.number === seen) return;
      // What was there before we came says nothing.
      if (seen >= 0) this.#learn(Date.now() / MILLI - last.at);
      seen = last.number;
    });
  }

  /** The soonest arrival is the surest. */
  #learn(difference: number): void {
    if (this.#isSure && difference >= this.#ahead) return;
    this.#ahead = difference;
    this.#isSure = true;
  }

  /** In seconds since 1970. */
  now(): number {
    return Date.now() / MILLI - this.#ahead;
  }
}
