/** How long to wait before something that failed is tried again: longer each time, until it has gone well for a while. */
const FIRST = 1_000; // ms
const LONGEST = 30_000;
const CALM = 60_000; // without a failure, after which it counts as mended

export class Retrying {
  #count = 0;
  #last = -Infinity;

  /** It failed at this time, in ms; the wait before the next attempt. */
  failed(now: number): number {
    this.#count = now - this.#last > CALM ? 0 : this.#count + 1;
    this.#last = now;
    return Math.min(LONGEST, FIRST * 2 ** this.#count);
  }

  /** Whether the last failure was the first of its kind. */
  get isFirst(): boolean {
    return this.#count === 0;
  }
}
