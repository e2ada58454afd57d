/** A game that is looked at again: where we are in it, and how it stood there. */
import { api } from '../lib/api';
import type { Board } from '../lib/types';
import { turnStarts, type ReplayState, type Story } from './story';

export type Source = 'table' | 'record' | 'example';
const AHEAD = 3; // states that are fetched before they are asked for
const PAUSE = 60; // ms between two requests: the server is patient with twenty a second

export class Replay {
  /** Where the server has it. */
  readonly path: string;
  story = $state.raw<Story | null>(null);
  board = $state.raw<Board | null>(null);
  /** How many decisions have been taken, as far as we want to see. */
  at = $state(0);
  /** The state that is shown: the one at `at`, or the last one before that is there. */
  shown = $state.raw<ReplayState | null>(null);
  problem = $state.raw<unknown>(null);
  isPlaying = $state(false);
  /** All that led to the state that is shown has been played. */
  isShown = $state(true);

  readonly turns = $derived(this.story ? turnStarts(this.story) : [0]);

  #kept = new Map<number, ReplayState>();
  #isFetching = false;
  #last = 0;

  get end(): number {
    return this.story?.decisions ?? 0;
  }

  get isThere(): boolean {
    return this.shown?.after === this.at;
  }

  constructor(source: Source, id: string, at: number) {
    this.path = `/api/${source}s/${id}`;
    this.at = at;
  }

  /** The record as a file. */
  get file(): string {
    return this.path.startsWith('/api/tables/') ? `${this.path}/record` : this.path;
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      [this.board, this.story] = await Promise.all([
        api.get<Board>(`${this.path}/board`),
        api.get<Story>(`${this.path}/replay`),
      ]);
      this.goTo(this.at);
    } catch (error) {
      this.problem = error;
    }
  }

  goTo(at: number): void {
    this.at = Math.min(Math.max(0, Math.trunc(at) || 0), this.end);
    const known = this.#kept.get(this.at);
    if (known) this.#show(known);
    void this.#fetch();
  }

  step(by: number): void {
    this.goTo(this.at + by);
  }

  /** To where the next turn begins, or to where this one or the one before began. */
  turn(way: 1 | -1): void {
    const found = way > 0 ? this.turns.find((at) => at > this.at) : this.turns.findLast((at) => at < this.at);
    if (found !== undefined) this.goTo(found);
  }

  togglePlay(): void {
    if (!this.isPlaying && this.at === this.end) this.goTo(0);
    this.isPlaying = !this.isPlaying;
  }

  #show(state: ReplayState): void {
    if (state === this.shown) return;
    this.shown = state;
  }

  /** Fetch what is wanted now, then what will be wanted soon; one at a time. */
  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      let wanted = this.#wanted();
      while (wanted !== null) {
        const state = await this.#state(wanted);
        this.#kept.set(wanted, state);
        if (wanted === this.at || !this.isThere) this.#show(this.#kept.get(this.at) ?? state);
        this.problem = null;
        wanted = this.#wanted();
      }
    } catch (error) {
      this.problem = error;
      this.isPlaying = false;
    } finally {
      this.#isFetching = false;
    }
  }

  #wanted(): number | null {
    for (let at = this.at; at <= Math.min(this.at + AHEAD, this.end); at++) {
      if (!this.#kept.has(at)) return at;
    }
    return null;
  }

  async #state(at: number): Promise<ReplayState> {
    const wait = this.#last + PAUSE - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    this.#last = performance.now();
    return api.get<ReplayState>(`${this.path}/replay/${at}`);
  }
}
