/** Whose words I don't want to read at a table. Kept in this browser. */
import { keep, kept } from '../lib/keeping';

export class Muting {
  readonly #name: string;
  #seats = $state.raw<number[]>([]);

  constructor(table: string) {
    this.#name = `muted.${table}`;
    this.#seats = (kept(this.#name) ?? '').split(',').filter(Boolean).map(Number);
  }

  has(seat: number): boolean {
    return this.#seats.includes(seat);
  }

  toggle(seat: number): void {
    this.#seats = this.has(seat) ? this.#seats.filter((other) => other !== seat) : [...this.#seats, seat];
    keep(this.#name, this.#seats.length ? this.#seats.join() : null);
  }
}
