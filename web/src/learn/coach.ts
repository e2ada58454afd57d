/** Lessons as data, and how they follow a game: each is given at most once, when it fits, whatever the learner does. */
import type { GameName, Offer } from '../lib/types';
import type { Figures } from '../lib/words.svelte';

/** A game as the learner sees it now, and what has happened so far. */
export interface Moment<View = unknown, Profile = unknown> {
  view: View;
  profile: Profile;
  me: number;
  /** What the learner can choose from; nothing while others are to decide. */
  offers: Offer[];
  isOver: boolean;
  /** How many decisions the learner has made. */
  moves: number;
  /** How often something has happened to the learner. */
  mine: (kind: string) => number;
  /** How often it has happened to others. */
  others: (kind: string) => number;
}

export interface Step<View = unknown, Profile = unknown> {
  /** Its text is `page-learn-GAME-ID`. */
  id: string;
  /** What it belongs to: `page-learn-lesson-GAME-LESSON`. */
  lesson: string;
  when: (moment: Moment<View, Profile>) => boolean;
  /** To be read; else it is about the decision at hand, and is over with it. */
  isRead?: boolean;
  /** Whether it is still about the decision at hand, though one was made. */
  stays?: (moment: Moment<View, Profile>) => boolean;
  /** Moves to point at. */
  point?: (moment: Moment<View, Profile>) => string[];
  /** What its text names. */
  figures?: (moment: Moment<View, Profile>) => Figures;
  /** The part of the table that it is about, as a selector. */
  glow?: (moment: Moment<View, Profile>) => string;
  rule?: string;
}

export interface ALesson {
  name: string;
  /** Tells more. */
  rule: string;
  /** Steps without which it is not learnt; else any of its steps will do. */
  needs?: readonly string[];
}

export interface Course<View = unknown, Profile = unknown> {
  game: GameName;
  /** Empty for the first game; others are called `page-learn-course-GAME-NAME`. */
  name: string;
  /** How many bots play along. */
  bots: number;
  /** Of the game's own opponent, for a learner alone. */
  level?: string;
  options?: Record<string, string>;
  /** In the order of the contents. */
  lessons: readonly ALesson[];
  /** Earlier ones come first where several fit. */
  steps: readonly Step<View, Profile>[];
}

export interface Progress {
  done: string[];
  current: string | null;
  /** How many decisions had been made when the present step came up. */
  begun: number;
}

export const NOTHING_YET: Progress = { done: [], current: null, begun: 0 };

/** Where the lessons stand now. The same progress comes back if nothing changes. */
export function follow<V, P>(progress: Progress, steps: readonly Step<V, P>[], moment: Moment<V, P>): Progress {
  const current = steps.find((step) => step.id === progress.current);
  if (current && !isFinished(current, progress, moment)) return progress;
  const done = current ? [...progress.done, current.id] : progress.done;
  const next = steps.find((step) => !done.includes(step.id) && step.when(moment));
  if (!current && !next) return progress;
  return { done, current: next?.id ?? null, begun: moment.moves };
}

function isFinished<V, P>(step: Step<V, P>, { begun }: Progress, moment: Moment<V, P>): boolean {
  const hasMoved = moment.moves > begun;
  if (step.isRead) return hasMoved && !moment.isOver;
  return hasMoved ? !step.stays?.(moment) : !step.when(moment);
}

/** The learner has read the present step. */
export function goOn<V, P>(progress: Progress, steps: readonly Step<V, P>[], moment: Moment<V, P>): Progress {
  if (progress.current === null) return progress;
  const done = [...progress.done, progress.current];
  return follow({ done, current: null, begun: moment.moves }, steps, moment);
}

/** The lessons of which something was said, and all that they need. */
export function learnt({ lessons, steps }: Pick<Course, 'lessons' | 'steps'>, progress: Progress): Set<string> {
  const said = new Set([...progress.done, progress.current]);
  const met = ({ name, needs }: ALesson) =>
    needs?.every((id) => said.has(id)) ?? steps.some((step) => step.lesson === name && said.has(step.id));
  return new Set(lessons.filter(met).map(({ name }) => name));
}
