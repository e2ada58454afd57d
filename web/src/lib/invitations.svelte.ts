/** Where friends want me, known on every page. */
import { api } from './api';
import { toasts } from './toasts.svelte';
import type { GameName } from './types';
import { t } from './words.svelte';

export interface Invitation {
  id: string;
  table: string;
  game: GameName;
  /** Of the friend. */
  name: string;
  at: number;
}

export const invitationWords = ({ name, game }: Invitation) => t('page-invited-by', { name, game: t(`game-${game}`) });

class Invitations {
  all = $state.raw<Invitation[]>([]);
  readonly #known = new Set<string>();

  /** Ask the server; what can't be read now is read the next time. */
  async look(): Promise<void> {
    this.learn(await api.get<Invitation[]>('/api/friends/invitations').catch(() => this.all));
  }

  learn(found: Invitation[]): void {
    this.all = found;
    for (const one of found) {
      if (!this.#known.has(one.id)) toasts.show(invitationWords(one));
      this.#known.add(one.id);
    }
  }

  /** Not come, which nobody is told. */
  async decline({ id }: Invitation): Promise<void> {
    this.all = this.all.filter((other) => other.id !== id);
    await api.delete(`/api/friends/invitations/${id}`).catch(() => {});
  }
}

export const invitations = new Invitations();
