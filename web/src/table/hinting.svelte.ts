/** A hint that was asked for. It points on while the turn goes the way that it shows. */
import type { LiveTable } from '../lib/table.svelte';
import type { Hint, HintTurn } from '../lib/types';

export class Hinting {
  readonly #table: LiveTable;
  isThinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Which of its turns is pointed at. */
  chosen = $state(0);
  /** How many moves of that turn were made. */
  step = $state(0);

  constructor(table: LiveTable) {
    this.#table = table;
  }

  readonly turn = $derived.by((): HintTurn | null => this.hint?.turns[this.chosen] ?? null);
  /** The moves to point at. */
  readonly moves = $derived.by(() => (this.turn?.moves[this.step] === undefined ? [] : [this.turn.moves[this.step]!]));

  /** Think; errors are thrown on. */
  async ask(): Promise<void> {
    if (this.isThinking) return;
    this.close();
    this.isThinking = true;
    const asked = this.#table.state?.number;
    try {
      const hint = await this.#table.hint();
      if (this.#table.state?.number === asked) this.hint = hint;
    } finally {
      this.isThinking = false;
    }
  }

  choose(turn: number): void {
    this.chosen = turn;
  }

  /** A move is being made: go along, or be done. */
  follow(move: string): void {
    if (this.moves[0] !== move) return this.close();
    this.step += 1;
    if (!this.moves.length) this.close();
  }

  close(): void {
    this.hint = null;
    this.chosen = 0;
    this.step = 0;
  }
}
