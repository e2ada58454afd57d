/** The same people play again. */
import { api } from '../lib/api';
import { go } from '../lib/router.svelte';
import type { TableInfo } from '../lib/types';
import { startTable } from '../tables/opening';

/** Go to the table of the rematch, which is opened if nobody has yet. Where nobody is waited for, the game starts. */
export async function playAgain(table: string): Promise<void> {
  const { id } = await api.post<{ id: string }>(`/api/tables/${table}/rematch`);
  const info = await api.get<TableInfo>(`/api/tables/${id}`);
  const isFull = info.state.seats.every((seat) => seat.kind !== 'open');
  if (info.state.state === 'open' && info.is_host && isFull) await startTable(id);
  go(`/table/${id}`);
}
