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
  #known: Set<string> | null = null; // null until the first look

  /** Ask the server; what can't be read now is read the next time. */
  async look(): Promise<void> {
    this.learn(await api.get<Invitation[]>('/api/friends/invitations').catch(() => this.all));
  }

  /** Nobody is signed in. */
  forget(): void {
    this.all = [];
    this.#known = null;
  }

  /** Those that were there before stand at the top of the page; of others there is a word in passing, too. */
  learn(found: Invitation[]): void {
    const known = this.#known ?? new Set(found.map(({ id }) => id));
    this.all = found;
    found.filter(({ id }) => !known.has(id)).forEach((one) => toasts.show(invitationWords(one)));
    this.#known = new Set([...known, ...found.map(({ id }) => id)]);
  }

  /** Not come, which nobody is told. */
  async decline({ id }: Invitation): Promise<void> {
    this.all = this.all.filter((other) => other.id !== id);
    await api.delete(`/api/friends/invitations/${id}`).catch(() => {});
  }
}

export const invitations = new Invitations();
