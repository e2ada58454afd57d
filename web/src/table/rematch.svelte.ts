/** The same people play again. */
import { untrack } from 'svelte';
import { api } from '../lib/api';
import { go } from '../lib/router.svelte';
import type { LiveTable } from '../lib/table.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { TableInfo } from '../lib/types';
import { sitDown, startTable } from '../tables/opening';

export class Rematch {
  /** On the way to it. */
  isBusy = $state(false);
  readonly #table: LiveTable;
  /** The one that was there before anybody looked. */
  readonly #before: string | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
    this.#before = untrack(() => table.state?.rematch);
  }

  /** Somebody else at my table has just asked for it. */
  readonly isOffered = $derived.by(() => {
    const { state, mine } = this.#table;
    return Boolean(state?.rematch) && state!.rematch !== this.#before && mine.length > 0 && !this.isBusy;
  });

  /** Go there, onto the seats that I had. It is opened if nobody has yet, and starts where nobody is waited for. */
  async follow(): Promise<void> {
    this.isBusy = true;
    try {
      const { id } = await api.post<{ id: string }>(`/api/tables/${this.#table.id}/rematch`);
      const info = await api.get<TableInfo>(`/api/tables/${id}`);
      if (info.state.state === 'open') await this.#sit(info);
      go(`/table/${id}`);
    } catch (error) {
      toasts.showError(error);
      this.isBusy = false;
    }
  }

  async #sit({ id, state, is_host }: TableInfo): Promise<void> {
    for (const seat of this.#table.mine) {
      if (state.seats[seat]?.kind === 'open') await sitDown(id, [seat], this.#table.state!.seats[seat]!.name);
    }
    if (is_host && state.seats.every(({ kind }) => kind !== 'open')) await startTable(id);
  }
}
