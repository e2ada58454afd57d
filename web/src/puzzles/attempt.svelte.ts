/** An attempt at a puzzle. The server keeps nothing of it: every move sends all that came before it, too. */
import { api, ApiError } from '../lib/api';
import type { Offer } from '../lib/types';
import { countStreak, mark, streakOf, type Answer, type AttemptState, type PuzzleShown, type Verdict } from './puzzle';

const NOTHING = { brings: [], goes_on: false, points: 0 };

export class PuzzleAttempt {
  readonly #path: string;
  readonly puzzle: PuzzleShown;
  state = $state.raw<AttemptState>()!;
  /** The answer, shown before it was found. */
  given = $state.raw<Answer | null>(null);
  /** Why the last move was not made. */
  refusal = $state.raw<ApiError | null>(null);
  busy = $state(false);
  #isCounted = false; // the first verdict counts

  constructor(puzzle: PuzzleShown) {
    this.puzzle = puzzle;
    this.#path = `/api/puzzles/${puzzle.facts.game}/${puzzle.facts.id}`;
    this.state = puzzle.state;
  }

  readonly offers = $derived.by((): Offer[] | null => {
    return this.state.offers?.map((offer) => ({ ...NOTHING, ...offer })) ?? null;
  });
  readonly verdict = $derived.by((): Verdict | null => this.state.verdict);
  /** Known when it was found or asked for: a turn that is not the best one can be tried again. */
  readonly answer = $derived.by((): Answer | null => {
    return this.verdict && this.verdict.kind !== 'worse' ? this.verdict.answer : this.given;
  });
  /** How many puzzles were solved one after the other, each at the first try. */
  streak = $state(streakOf());
  readonly canUndo = $derived.by(() => this.state.moves.length > 0 && !this.busy);

  move(text: string): Promise<void> {
    return this.#try([...this.state.moves, text]);
  }

  /** Take the last move back. */
  undo(): Promise<void> {
    return this.#try(this.state.moves.slice(0, -1));
  }

  again(): Promise<void> {
    return this.#try([]);
  }

  async giveUp(): Promise<void> {
    await this.#do(async () => {
      this.given = this.verdict?.answer ?? (await api.get<Answer>(`${this.#path}/answer`));
      this.#mark(false);
    });
  }

  #try(moves: string[]): Promise<void> {
    return this.#do(async () => {
      const state = await api.post<AttemptState>(this.#path, { moves });
      // What was taken back did not happen: there is nothing to be shown of it.
      this.state = moves.length > this.state.moves.length ? state : { ...state, events: [] };
      if (state.verdict) this.#mark(state.verdict.kind !== 'worse' && !this.given);
    });
  }

  async #do(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error;
    } finally {
      this.busy = false;
    }
  }

  #mark(isSolved: boolean): void {
    if (!this.#isCounted) this.streak = countStreak(isSolved);
    this.#isCounted = true;
    mark(this.puzzle.facts.game, this.puzzle.facts.id, isSolved ? 'solved' : 'tried');
  }
}
