/** The tables that I opened or sit at. */
import { api } from '../lib/api';
import { seatsOf } from '../lib/seats';
import type { TableInfo, TableShown } from '../lib/types';
import { t } from '../lib/words.svelte';

export interface MyTable extends TableShown {
  isMyTurn: boolean;
  /** Who is to decide, if that is known. */
  actor: string | null;
}

/** Whether a table's game is not over. */
export const goesOn = ({ state }: TableShown) => state === 'running' || state === 'open';

const MOST = 8; // running tables that are looked at more closely

export async function myTables(): Promise<MyTable[]> {
  const tables = await api.get<TableShown[]>('/api/tables/mine');
  const running = tables.filter(({ state }) => state === 'running').slice(0, MOST);
  const infos = await Promise.all(running.map(({ id }) => api.get<TableInfo>(`/api/tables/${id}`)));
  const found = tables.map((table): MyTable => {
    const info = infos.find(({ id }) => id === table.id);
    const actor = info?.state.actor ?? null;
    const name = info && actor !== null ? (seatsOf(info.state, t, info.level)[actor]?.name ?? null) : null;
    return { ...table, isMyTurn: info !== undefined && actor !== null && info.state.mine.includes(actor), actor: name };
  });
  return found.sort((one, other) => Number(other.isMyTurn) - Number(one.isMyTurn));
}
