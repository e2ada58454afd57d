/** The ratings of those at a rated table: asked for when it is opened, when others sit down, and at the end. */
import { api } from '../lib/api';
import type { Seat } from '../lib/seats';
import type { LiveTable } from '../lib/table.svelte';
import type { RatingShown } from '../lib/types';
import type { SeatRating } from './ratings';

export class TableRatings {
  known = $state.raw<SeatRating[]>([]);
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  // Who sits there and whether it is over: other news change no rating. A text is the same though its parts are new.
  readonly #asked = $derived.by(() => {
    const { info, state } = this.#table;
    if (!info?.rated || !state) return '';
    return JSON.stringify([state.state, ...state.seats.map(({ name }) => name)]);
  });

  /** For an effect: ask whenever something may have changed. */
  follow(): void {
    if (this.#asked) void this.#look();
  }

  /** The rating of a seat, where it is known. */
  of(seat: number): RatingShown | null | undefined {
    return this.known[seat]?.rating;
  }

  /** Seats with their ratings. */
  beside(seats: Seat[]): Seat[] {
    return seats.map((seat) => ({ ...seat, rating: this.of(seat.index) ?? undefined }));
  }

  async #look(): Promise<void> {
    try {
      this.known = await api.get<SeatRating[]>(`/api/tables/${this.#table.id}/ratings`);
    } catch {
      // Ratings are no part of the game: without them the table is as good.
    }
  }
}
