/** My next turn, planned while others play. The server keeps it as a secret of mine, and plays it when it begins. */
import { api, ApiError } from '../lib/api';
import type { LiveTable } from '../lib/table.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { Offer, OfferSent, Say, TableEvent, Told } from '../lib/types';
import { t } from '../lib/words.svelte';

const AGAIN = 1000; // milliseconds
const NOTHING = { brings: [], goes_on: false, points: 0 };

/** What is planned, or what is left of it and why. */
export interface Plan {
  seat: number;
  moves: string[];
  says: Say[];
  stopped: Told | null;
}

/** My next turn after some moves, as if the others passed. */
export interface TurnLook {
  number: number;
  seat: number;
  view: unknown;
  says: Say[];
  events: TableEvent[];
  offers: OfferSent[];
  is_whole: boolean;
}

export class Planning {
  readonly #table: LiveTable;
  readonly #path: string;
  /** What the server keeps. */
  plan = $state.raw<Plan | null>(null);
  /** The turn that is being planned; null: the game is shown. */
  look = $state.raw<TurnLook | null>(null);
  moves = $state.raw<string[]>([]);
  busy = $state(false);
  /** Why the last move can't be planned. */
  refusal = $state.raw<ApiError | null>(null);

  constructor(table: LiveTable) {
    this.#table = table;
    this.#path = `/api/tables/${table.id}/plan`;
    let known = -1;
    $effect(() => {
      const { info, state, mine } = table;
      if (!info?.can_plan || !state || !mine.length || state.number === known) return;
      // News of my turn may be that of my plan; before, it stays as it is.
      if (known < 0 || this.plan) void this.#load();
      known = state.number;
      if (this.look && !this.canPlan) this.close();
    });
  }

  /** Whether there is a turn to be planned. */
  get canPlan(): boolean {
    const { info, state, mine, isMyTurn } = this.#table;
    const isPlaying = mine.some((seat) => !state?.seats[seat]?.away);
    return Boolean(info?.can_plan) && state?.state === 'running' && isPlaying && !isMyTurn;
  }

  get offers(): Offer[] | null {
    return this.look && !this.look.is_whole ? this.look.offers.map((offer) => ({ ...NOTHING, ...offer })) : null;
  }

  async #load(): Promise<void> {
    // Without it the game goes on as well; the next news ask again.
    const answer = await api.get<{ plan: Plan | null }>(this.#path).catch(() => null);
    if (!answer) return;
    this.plan = answer.plan;
    // My turn has begun: the server is just playing it, and may find that it can't.
    if (this.plan && !this.plan.stopped && this.#table.isMyTurn) setTimeout(() => void this.#load(), AGAIN);
  }

  /** Begin, with what was planned before if that can still be done. */
  async open(): Promise<void> {
    const kept = this.plan && !this.plan.stopped ? this.plan.moves : [];
    if (!(await this.#try(kept)) && kept.length) await this.#try([]);
    if (!this.look && this.refusal) toasts.showError(this.refusal);
  }

  close(): void {
    this.look = null;
    this.moves = [];
    this.refusal = null;
  }

  move(text: string): Promise<boolean> {
    return this.#try([...this.moves, text]);
  }

  undo(): Promise<boolean> {
    return this.#try(this.moves.slice(0, -1));
  }

  /** Have it played when my turn begins. */
  keep(): Promise<void> {
    return this.#tell(async () => {
      await api.put(this.#path, { moves: this.moves });
      this.close();
      toasts.show(t('page-plan-kept'));
    });
  }

  /** Play nothing of it; or: I have read why it stopped. */
  cancel(): Promise<void> {
    const hasStopped = this.plan?.stopped;
    return this.#tell(async () => {
      await api.delete(this.#path);
      if (!hasStopped) toasts.show(t('page-plan-canceled'));
    });
  }

  async #tell(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await deed();
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.busy = false;
    }
    await this.#load();
  }

  async #try(moves: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const look = await api.post<TurnLook>(`${this.#path}/look`, { moves });
      // What was taken back did not happen: there is nothing to be shown of it.
      this.look = moves.length > this.moves.length && this.look ? look : { ...look, events: [] };
      this.moves = moves;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
