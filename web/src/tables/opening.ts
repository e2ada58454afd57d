/** Opening a table, and the game at once where nobody is waited for. */
import { api } from '../lib/api';
import { me } from '../lib/me.svelte';
import { randomText } from '../lib/random';
import type { TableWish } from '../lib/types';

/** The id of the table. */
export async function openTable(wish: TableWish): Promise<string> {
  await me.needed();
  const { id } = await api.post<{ id: string }>('/api/tables', wish);
  if (wish.seats.every(({ kind }) => kind !== 'open')) await startTable(id);
  return id;
}

/** Start, with the part of the luck that this browser adds. */
export async function startTable(id: string): Promise<void> {
  await api.post(`/api/tables/${id}/start`, { salt: randomText() });
}

/** Sit down, on several seats if others at this screen play too; `name` is theirs. */
export async function sitDown(id: string, seats: number[], name = ''): Promise<void> {
  await me.needed();
  await api.post(`/api/tables/${id}/join`, { seats, name, salt: randomText() });
}

export async function getUp(id: string): Promise<void> {
  await api.post(`/api/tables/${id}/leave`);
}

/** Have somebody get up from my table, for good; nobody else who may have sat down there meanwhile. */
export async function removeFrom(id: string, seat: number, name: string): Promise<void> {
  await api.post(`/api/tables/${id}/remove`, { seat, name });
}
