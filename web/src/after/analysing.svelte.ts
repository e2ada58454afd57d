/** The analysis of a game: asked for, waited for, there. To be made while a component is set up. */
import { announce } from '../lib/announce';
import { api } from '../lib/api';
import { Asking } from '../lib/asking.svelte';
import { me } from '../lib/me.svelte';
import { toasts } from '../lib/toasts.svelte';
import { t } from '../lib/words.svelte';
import type { Standing } from './analysis';
import { Pace } from './pace';

const PERIOD = 1500; // ms between two looks

export class Analysing {
  readonly asking: Asking<Standing>;
  readonly #path: () => string;
  readonly #pace = new Pace();
  isBusy = $state(false);
  /** Seconds that it still takes, as far as can be said. */
  left = $state<number | null>(null);
  readonly isUnderWay = $derived.by(() => ['queued', 'running'].includes(this.asking.answer?.state ?? ''));

  constructor(path: () => string) {
    this.#path = path;
    this.asking = new Asking(() => api.get<Standing>(path()));
    void this.asking.look();
    $effect(() => {
      if (!this.isUnderWay) return;
      const timer = setInterval(() => void this.#look(), PERIOD);
      return () => {
        clearInterval(timer);
        if (this.asking.answer?.state === 'done') announce(t('page-after-analysis-done'));
      };
    });
  }

  async #look(): Promise<void> {
    await this.asking.look();
    const { state, done, total } = this.asking.answer ?? {};
    if (state === 'running' && total) this.left = this.#pace.left(done!, total, performance.now() / 1000);
  }

  readonly ask = async (): Promise<void> => {
    this.isBusy = true;
    try {
      await me.needed();
      this.asking.answer = await api.post<Standing>(this.#path());
    } catch (error) {
      toasts.showError(error);
    } finally {
      this.isBusy = false;
    }
  };
}
