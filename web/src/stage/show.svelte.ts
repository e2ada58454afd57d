/** What is shown of a game that goes on: moment after moment, each only when all that led to it has been played. */
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { Board, Entry, Offer, TableEvent, TableState } from '../lib/types';
import { report } from '../lib/faults';
import { turnsOf, type LogTurn } from '../table/log';
import type { GameKit, Step } from './kit';
import { play } from './sound';
import { Timeline } from './timeline.svelte';

/** How a game stands at one moment, for whoever looks. */
export interface Moment {
  /** Tells moments apart, and which is the later one. */
  number: number;
  view: unknown;
  /** The seat looked from; null for a spectator. */
  me: number | null;
  actor: number | null;
  offers: Offer[] | null;
  points: number[] | null;
  winners: readonly number[];
  /** What happened up to now, oldest first. */
  entries: readonly Entry[];
  /** Of a live table. */
  standing: TableState | null;
}

export interface Telling {
  kit: GameKit;
  board: Board;
  /** What whoever looks saw of an entry. */
  eventsOf: (entry: Entry) => TableEvent[];
  /** Entries that are played at once; of more, only how it stands then is shown. */
  most?: number;
}

const MOST = 30; // who missed more is told by the log

export class Show {
  /** The moment that is shown: all that led to it has been played. */
  current = $state.raw<Moment>()!;
  /** Why what is drawn is not how it stands. */
  problem = $state.raw<unknown>(null);
  readonly timeline: Timeline<unknown>;
  readonly #telling: Telling;
  #heard: Moment; // the newest, which may still have to be played
  #before: unknown; // the picture after all that is still to be played

  constructor(moment: () => Moment, telling: Telling) {
    this.#telling = telling;
    const first = untrack(moment);
    this.#heard = first;
    this.current = first;
    const tempo = {
      get speed() {
        return settings.moves && !document.hidden ? settings.table.speed : 0;
      },
      get pause() {
        return settings.table.pause;
      },
    };
    this.#before = this.#pictureOf(first);
    this.timeline = new Timeline(this.#before, tempo, (step) => this.#tell(step));
    $effect(() => {
      const next = moment();
      untrack(() => this.#hear(next));
    });
    $effect(() => {
      const leave = () => document.hidden && this.timeline.skip();
      document.addEventListener('visibilitychange', leave);
      return () => {
        document.removeEventListener('visibilitychange', leave);
        this.timeline.close();
      };
    });
  }

  /** What happened, turn by turn, as far as it is shown. */
  readonly turns: readonly LogTurn[] = $derived.by(() => {
    try {
      return turnsOf(this.current.entries, this.#telling.eventsOf);
    } catch (error) {
      queueMicrotask(() => report(error));
      return [];
    }
  });

  get board(): Board {
    return this.#telling.board;
  }

  /** Whether there is more to be played before what is shown is how it stands. */
  get isPlaying(): boolean {
    return this.timeline.isPlaying;
  }

  skip(): void {
    this.timeline.skip();
  }

  #pictureOf({ view, me }: Moment): unknown {
    return this.#telling.kit.pictureOf(view, me);
  }

  /** The picture of a moment; null if there can't be one: the last one stays then, and it is told why. */
  #drawable(next: Moment): unknown {
    try {
      const picture = this.#pictureOf(next);
      this.problem = null;
      return picture;
    } catch (error) {
      this.timeline.skip();
      this.problem = error;
      this.current = next;
      return null;
    }
  }

  #hear(next: Moment): void {
    const last = this.#heard;
    this.#heard = next;
    const after = this.#drawable(next);
    if (!after) return;
    const fresh = next.entries.filter((entry) => entry.number > last.number);
    const isBack = next.number < last.number || fresh.some((entry) => entry.kind === 'undo');
    const events = isBack || fresh.length > (this.#telling.most ?? MOST) ? [] : fresh.flatMap(this.#telling.eventsOf);
    const { kit, board } = this.#telling;
    const steps = events.length ? kit.stepsOf(this.#before, after, events, { board, me: next.me }) : [];
    this.#before = after;
    if (isBack || (next.me !== last.me && !steps.length)) this.timeline.skip();
    const isOthers = fresh.some((entry) => entry.seat !== undefined && entry.seat !== next.me);
    this.timeline.add(steps, after, () => (this.current = next), isOthers);
  }
  #tell(step: Step): void {
    if (step.cue) play(step.cue.name, step.cue.pitch);
  }
}
