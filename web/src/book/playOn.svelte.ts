/** An example that is played on, for all seats. The server keeps nothing of it: every move sends all that came before it. */
import { api, ApiError } from '../lib/api';
import type { Offer, OfferSent, TableEvent } from '../lib/types';

interface PlayedOn {
  actor: number | null;
  position: unknown;
  points: number[];
  winners: number[];
  events: TableEvent[];
  offers: OfferSent[] | null;
}
const NOTHING = { brings: [], goes_on: false, points: 0 };

export class PlayOn {
  readonly #path: string;
  readonly #after: number;
  moves = $state.raw<string[]>([]);
  state = $state.raw<PlayedOn | null>(null);
  /** Why the last move was not made. */
  refusal = $state.raw<ApiError | null>(null);
  busy = $state(false);
  /** The seat that made the last move. */
  mover = $state(0);
  readonly offers = $derived.by((): Offer[] | null => {
    return this.state?.offers?.map((offer) => ({ ...NOTHING, ...offer })) ?? null;
  });

  /** From after so many decisions of the example on. */
  constructor(id: string, after: number) {
    this.#path = `/api/examples/${id}`;
    this.#after = after;
    void this.#try([]);
  }

  move(text: string): Promise<void> {
    return this.#try([...this.moves, text]);
  }

  undo(): Promise<void> {
    return this.#try(this.moves.slice(0, -1));
  }

  async #try(moves: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      const state = await api.post<PlayedOn>(this.#path, { after: this.#after, moves });
      // What was taken back did not happen: there is nothing to be shown of it.
      this.mover = this.state?.actor ?? this.mover;
      this.state = moves.length > this.moves.length ? state : { ...state, events: [] };
      this.moves = moves;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error;
    } finally {
      this.busy = false;
    }
  }
}
