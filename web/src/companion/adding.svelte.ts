/** Adds a pad up whenever it changes; only the answer to the latest table counts. */
import { addUp, isRefusal, type Refusal, type Sheet } from './sheet';

const PAUSE = 200; // ms between a tap and the question, so that quick taps ask once

export class Adding {
  /** The last one that could be; `isFresh` says whether it is of the present table. */
  sheet = $state.raw<Sheet | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<unknown>(null);
  isFresh = $state(false);
  #table: object = {};
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(table: object): void {
    this.#table = table;
    this.#count += 1;
    this.isFresh = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  async ask(): Promise<void> {
    const count = this.#count;
    this.problem = null;
    try {
      const answer = await addUp(this.#table);
      if (count !== this.#count) return;
      if (isRefusal(answer)) this.refusal = answer;
      else [this.sheet, this.refusal, this.isFresh] = [answer, null, true];
    } catch (error) {
      if (count === this.#count) this.problem = error;
    }
  }

  /** There is nothing to add up. */
  clear(): void {
    this.close();
    [this.sheet, this.refusal, this.problem] = [null, null, null];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
  }
}
