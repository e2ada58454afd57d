/** Opening a table, and the game at once where nobody is waited for. */
import { api } from '../lib/api';
import { me } from '../lib/me.svelte';
import { randomText } from '../lib/random';
import type { TableWish } from '../lib/types';
import { wishOf, type Filters } from './lobby';
import { words } from '../lib/words.svelte';

/** The id of the table. */
export async function openTable(wish: TableWish): Promise<string> {
  await me.needed();
  const { id } = await api.post<{ id: string }>('/api/tables', { language: words.language, ...wish });
  if (wish.seats.every(({ kind }) => kind !== 'open')) await startTable(id);
  return id;
}

/** A table where somebody wishes alike; a new one if there is none. */
export async function quickMatch(filters: Filters): Promise<{ id: string; is_new: boolean }> {
  return api.post('/api/tables/quick', { ...wishOf(filters), salt: randomText() });
}

/** Start, with the part of the luck that this browser adds; without the seats on which nobody sits, if so wanted. */
export async function startTable(id: string, onlyTaken = false): Promise<void> {
  await api.post(`/api/tables/${id}/start`, { salt: randomText(), only_taken: onlyTaken });
}

/** A seat of a waiting table as it shall be. */
export type SeatChange = { kind: 'keep'; seat: number } | { kind: 'open' } | { kind: 'bot'; bot: string };

/** Change the seats of my waiting table; whoever sits stays. */
export async function changeSeats(id: string, seats: SeatChange[]): Promise<void> {
  await api.post(`/api/tables/${id}/seats`, { seats });
}

/** Change what was settled at my waiting table; everybody else has to agree anew. */
export async function changeOptions(id: string, changes: Partial<TableWish>): Promise<void> {
  await api.post(`/api/tables/${id}/options`, changes);
}

/** Agree to what was changed up to an entry. */
export async function agreeToChanges(id: string, after: number): Promise<void> {
  await api.post(`/api/tables/${id}/agree`, { after });
}

/** Sit down, on several seats if others at this screen play too (`name` is theirs), at a table as it was after an entry. */
export async function sitDown(id: string, seats: number[], name = '', after: number | null = null): Promise<void> {
  await me.needed();
  await api.post(`/api/tables/${id}/join`, { seats, name, after, salt: randomText() });
}

export async function getUp(id: string): Promise<void> {
  await api.post(`/api/tables/${id}/leave`);
}

/** Have somebody get up from my table, for good; nobody else who may have sat down there meanwhile. */
export async function removeFrom(id: string, seat: number, name: string): Promise<void> {
  await api.post(`/api/tables/${id}/remove`, { seat, name });
}
