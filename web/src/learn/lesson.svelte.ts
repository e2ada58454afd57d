/** A game with its lessons: what the coach says now, and what it points at. */
import { keep, kept } from '../lib/keeping';
import type { LiveTable } from '../lib/table.svelte';
import type { GameName } from '../lib/types';
import { follow, goOn, learnt, NOTHING_YET, type Course, type Moment, type Progress, type Step } from './coach';

export const COURSES: Record<GameName, () => Promise<{ course: Course }>> = {
  firstrat: () => import('./firstrat') as Promise<{ course: Course }>,
  piedpiper: () => import('./piedpiper') as Promise<{ course: Course }>,
};

/** What a browser keeps of a first game. */
export interface Kept {
  table: string;
  done: string[];
}

export function keptGame(game: GameName): Kept | null {
  const text = kept(`learn-${game}`);
  return text ? (JSON.parse(text) as Kept) : null;
}

export function keepGame(game: GameName, what: Kept | null): void {
  keep(`learn-${game}`, what && JSON.stringify(what));
}

export class Lesson {
  readonly course: Course;
  readonly #table: LiveTable;
  #progress = $state.raw<Progress>(NOTHING_YET);

  constructor(course: Course, table: LiveTable, done: string[]) {
    this.course = course;
    this.#table = table;
    this.#progress = { ...NOTHING_YET, done };
  }

  /** Null while what can be chosen is not known yet. */
  readonly moment = $derived.by((): Moment | null => {
    const { state, board, me, view, entries, offers, isMyTurn } = this.#table;
    if (!state || !board || me === null || !view || (isMyTurn && !offers)) return null;
    const events = entries.flatMap((entry) => entry.body?.events ?? []);
    const count = (kind: string, isMine: boolean) =>
      events.filter((event) => event.kind === kind && (event.seat === me) === isMine).length;
    return {
      view,
      profile: board.profile,
      me,
      offers: offers ?? [],
      isOver: state.state === 'over',
      moves: entries.filter((entry) => entry.kind === 'move' && entry.seat === me).length,
      mine: (kind) => count(kind, true),
      others: (kind) => count(kind, false),
    };
  });
  readonly step = $derived.by((): Step | null => {
    return this.course.steps.find(({ id }) => id === this.#progress.current) ?? null;
  });
  readonly points = $derived.by(() => (this.moment && this.step?.point?.(this.moment)) ?? []);
  readonly glow = $derived.by(() => (this.moment && this.step?.glow?.(this.moment)) ?? '');
  readonly learnt = $derived.by(() => learnt(this.course.steps, this.#progress));
  readonly isLast = $derived(this.step?.id === 'over');

  /** Follow the game; to be called whenever it has changed. */
  follow(): void {
    if (this.moment) this.#set(follow(this.#progress, this.course.steps, this.moment));
  }

  goOn(): void {
    if (this.moment) this.#set(goOn(this.#progress, this.course.steps, this.moment));
  }

  #set(progress: Progress): void {
    if (progress === this.#progress) return;
    this.#progress = progress;
    keepGame(this.course.game, { table: this.#table.id, done: progress.done });
  }
}
