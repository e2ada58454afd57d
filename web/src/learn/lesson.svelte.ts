/** A game with its lessons: what the coach says now, and what it points at. */
import { keep, kept } from '../lib/keeping';
import type { Moment as Shown } from '../stage/show.svelte';
import type { LiveTable } from '../lib/table.svelte';
import type { GameName } from '../lib/types';
import { follow, goOn, learnt, NOTHING_YET, type Course, type Moment, type Progress, type Step } from './coach';

const COURSES = import.meta.glob<readonly Course[]>('../games/*/lessons.ts', { import: 'courses' });

/** All courses of a game, that of the first game first. */
export function coursesOf(game: GameName): Promise<readonly Course[]> {
  return COURSES[`../games/${game}/lessons.ts`]!();
}

/** What a browser keeps of a first game. */
export interface Kept {
  table: string;
  done: string[];
}

type Called = Pick<Course, 'game' | 'name'>;
const placeOf = ({ game, name }: Called) => (name ? `learn-${game}-${name}` : `learn-${game}`);

export function keptGame(course: Called): Kept | null {
  const text = kept(placeOf(course));
  return text ? (JSON.parse(text) as Kept) : null;
}

export function keepGame(course: Called, what: Kept | null): void {
  keep(placeOf(course), what && JSON.stringify(what));
}

export class Lesson {
  readonly course: Course;
  readonly #table: LiveTable;
  readonly #shown: () => Shown | null;
  #progress = $state.raw<Progress>(NOTHING_YET);

  /** `shown` is how far the game is shown: nothing is spoken of before. */
  constructor(course: Course, table: LiveTable, shown: () => Shown | null, done: string[]) {
    this.course = course;
    this.#table = table;
    this.#shown = shown;
    this.#progress = { ...NOTHING_YET, done };
  }

  /** Null while it is being played how it came about. */
  readonly moment = $derived.by((): Moment | null => {
    const { board } = this.#table;
    const shown = this.#shown();
    if (!shown?.standing || !board || shown.me === null) return null;
    const { view, me, entries, offers, standing } = shown;
    const events = entries.flatMap((entry) => entry.body?.events ?? []);
    const count = (kind: string, isMine: boolean) =>
      events.filter((event) => event.kind === kind && (event.seat === me) === isMine).length;
    return {
      view,
      profile: board.profile,
      me,
      offers: offers ?? [],
      isOver: standing.state === 'over',
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
  readonly figures = $derived.by(() => (this.moment && this.step?.figures?.(this.moment)) ?? {});
  readonly learnt = $derived.by(() => learnt(this.course, this.#progress));
  /** A course begins with what is said at the end: it comes first, whatever else fits. */
  readonly isLast = $derived.by(() => this.step !== null && this.step.id === this.course.steps[0]?.id);

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
    keepGame(this.course, { table: this.#table.id, done: progress.done });
  }
}
