/** One game with Greg as this phone knows it. */
import { ApiError } from '../../../lib/api';
import { toasts } from '../../../lib/toasts.svelte';
import { diaryOf, keepDiary, NO_PAGES, withState, type Diary } from './diary';
import { answerIn, gameOf, undoIn, type GregState } from './greg';

export class GregGame {
  readonly id: string;
  state = $state.raw<GregState | null>(null);
  diary = $state.raw<Diary>(NO_PAGES);
  problem = $state.raw<unknown>(null);
  isBusy = $state(false);

  constructor(id: string) {
    this.id = id;
    this.diary = diaryOf(id);
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      this.#take(await gameOf(this.id));
    } catch (error) {
      this.problem = error;
    }
  }

  /** Whether it was taken. */
  async answer(answer: string): Promise<boolean> {
    const question = this.state?.question;
    const isTaken = await this.#change((state) => answerIn(state, answer));
    if (isTaken && question?.kind === 'tile' && question.track) {
      const tiles = { ...this.diary.tiles, [question.track]: Number(answer) };
      this.#keep({ ...this.diary, tiles });
    }
    return isTaken;
  }

  undo(steps: number): Promise<boolean> {
    return this.#change((state) => undoIn(state, steps));
  }

  async #change(ask: (state: GregState) => Promise<GregState>): Promise<boolean> {
    if (!this.state || this.isBusy) return false;
    this.isBusy = true;
    try {
      this.#take(await ask(this.state));
      return true;
    } catch (error) {
      toasts.showError(error);
      // It has gone on elsewhere, as on another device: look how it stands.
      if (error instanceof ApiError && error.code === 'not-now') await this.load();
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #take(state: GregState): void {
    this.state = state;
    this.#keep(withState(this.diary, state));
  }

  #keep(diary: Diary): void {
    this.diary = diary;
    keepDiary(this.id, diary);
  }
}
