/** Through whose eyes the screen shows the game. Where several people share it, hands stay secret. */
import { factsOf } from '../games/facts';
import type { LiveTable } from '../lib/table.svelte';
import type { Entry, TableEvent } from '../lib/types';

export class Looking {
  readonly #table: LiveTable;
  /** Whose cards lie open on the screen; null while they are covered. */
  #shown = $state<number | null>(null);
  /** My seat that decided last. */
  #last = $state<number | null>(null);

  constructor(table: LiveTable) {
    this.#table = table;
    $effect(() => {
      const seat = this.#wanted;
      if (seat !== null) this.#last = seat;
    });
  }

  readonly #isShared = $derived.by(() => {
    const { info, state, mine } = this.#table;
    return (
      info !== null &&
      factsOf(info.game).hasSecrets &&
      state?.state === 'running' &&
      new Set(mine.map((seat) => this.#nameOf(seat))).size > 1
    );
  });
  readonly #wanted = $derived.by(() => (this.#table.isMyTurn ? this.#table.actor : null));

  /** The seat that is looked from; null for a spectator, and while the screen is covered. */
  readonly seat = $derived.by(() => {
    if (!this.#isShared) return this.#wanted ?? this.#last ?? this.#table.mine[0] ?? null;
    const isSame =
      this.#wanted !== null && this.#shown !== null && this.#nameOf(this.#wanted) === this.#nameOf(this.#shown);
    return isSame ? this.#wanted : this.#shown;
  });

  readonly isCovered = $derived.by(() => this.#isShared && this.#shown === null);
  /** Whom the screen has to be handed to. */
  readonly next = $derived.by(() => {
    if (!this.#isShared) return null;
    if (this.seat === null) return this.#wanted ?? this.#table.mine[0] ?? null;
    return this.#wanted !== this.seat ? this.#wanted : null;
  });

  cover(): void {
    this.#shown = null;
  }

  uncover(): void {
    this.#shown = this.next;
  }

  #nameOf(seat: number): string {
    return this.#table.state?.seats[seat]?.name ?? '';
  }

  /** What whoever looks saw of an entry. */
  eventsOf(entry: Entry): TableEvent[] {
    return (this.seat === null ? undefined : entry.body?.own?.[String(this.seat)]) ?? entry.body?.events ?? [];
  }
}
