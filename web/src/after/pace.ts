/** How long something still takes, by the pace that was seen. */
const LEAST_SECONDS = 6; // what was seen in less says little,
const LEAST_DONE = 3; // and so does less than this
const RISE = 1.3; // only more than so many times what was said takes it back

export class Pace {
  #first: { done: number; at: number } | null = null;
  #said: { left: number; at: number } | null = null;

  /** The seconds left, now that so much is done; null as long as that can't be said. It never jumps up for a trifle. */
  left(done: number, total: number, now: number): number | null {
    if (!this.#first || done < this.#first.done) {
      this.#first = { done, at: now };
      this.#said = null;
    }
    const [steps, seconds] = [done - this.#first.done, now - this.#first.at];
    if (steps < LEAST_DONE || seconds < LEAST_SECONDS) return null;
    const found = ((total - done) * seconds) / steps;
    const expected = this.#said && Math.max(0, this.#said.left - (now - this.#said.at));
    const left = expected === null || found < expected || found > RISE * expected ? found : expected;
    this.#said = { left, at: now };
    return left;
  }
}

/** In words that don't pretend to know it to the second: which sentence, and how many minutes. */
export function leftWords(seconds: number): { key: string; minutes: number } {
  if (seconds < 15) return { key: 'after-left-moment', minutes: 0 };
  if (seconds < 45) return { key: 'after-left-half', minutes: 0 };
  return { key: 'after-left-minutes', minutes: Math.max(1, Math.round(seconds / 60)) };
}
