/** Turns of Greg's that this browser has seen; the server tells only the last one. */
import { keep, kept } from '../../../lib/keeping';
import type { OwnBoard } from '../../../tables/setup';
import type { Fact, GregState } from './greg';
import { parsed } from '../../../companion/keptPad';

/** How it stood when it was your turn, and what Greg had done before. */
export interface Page {
  /** Answers given until then. */
  at: number;
  round: number;
  facts: Fact[];
  points: number;
}

export interface Diary {
  options: Record<string, string>;
  /** The tiles on the tracks, as they were told. */
  tiles: Record<string, number>;
  /** The board on the table, if it is not the standard one. */
  own: OwnBoard | null;
  pages: Page[];
}

export const NO_PAGES: Diary = { options: {}, tiles: {}, own: null, pages: [] };

const nameOf = (id: string) => `greg.${id}`;

export function diaryOf(id: string): Diary {
  return { ...NO_PAGES, ...parsed<Diary>(kept(nameOf(id))) };
}

export function keepDiary(id: string, diary: Diary): void {
  keep(nameOf(id), JSON.stringify(diary));
}

export function burnDiary(id: string): void {
  keep(nameOf(id), null);
}

/** The diary with how a game stands now: what was taken back is gone, a turn under way is not yet in it. */
export function withState(diary: Diary, state: GregState): Diary {
  const before = diary.pages.filter((page) => page.at < state.can_undo);
  if (state.question && state.question.kind !== 'turn') return { ...diary, pages: before };
  const page = { at: state.can_undo, round: state.round, facts: state.facts, points: state.greg.points };
  return { ...diary, pages: [...before, page] };
}

/** How many answers have to be taken back for a turn of Greg's to be still ahead; null where that is not known. */
export function stepsBefore(diary: Diary, index: number, state: GregState): number | null {
  const page = diary.pages[index - 1];
  return page ? state.can_undo - page.at : null;
}
