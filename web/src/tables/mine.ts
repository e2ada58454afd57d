/** The tables that I opened or sit at. */
import { api } from '../lib/api';
import { waitsForMe } from '../lib/going.svelte';
import { seatsOf } from '../lib/seats';
import type { GoingTable, TableShown } from '../lib/types';
import { t } from '../lib/words.svelte';

export interface MyTable extends TableShown {
  isMyTurn: boolean;
  /** Who is to decide, if that is known. */
  actor: string | null;
  /** Somebody has asked me something. */
  isAsked: boolean;
  /** When the time of whoever is to decide is up, in seconds since 1970. */
  deadline: number | null;
  closes: number | null;
}

/** Whether a table's game is not over. */
export const goesOn = ({ state }: TableShown) => state === 'running' || state === 'open';

/** A game that is not over, as lists show it. */
export function asMine(table: GoingTable): MyTable {
  const { actor, is_asked, is_my_turn, deadline } = table;
  const name = actor === null ? null : (seatsOf(table, t, table.level)[actor]?.name ?? null);
  const isWaiting = waitsForMe(table);
  return { ...table, actor: name, isAsked: is_asked, isMyTurn: is_my_turn, deadline: isWaiting ? deadline : null };
}

/** All tables of mine: those first that wait for me, those that are over last. */
export async function myTables(): Promise<MyTable[]> {
  const [tables, going] = await Promise.all([
    api.get<TableShown[]>('/api/tables/mine'),
    api.get<GoingTable[]>('/api/tables/going'),
  ]);
  const ids = new Set(going.map(({ id }) => id));
  const rest = tables.filter(({ id }) => !ids.has(id));
  const plain = { isMyTurn: false, actor: null, isAsked: false, deadline: null, closes: null };
  return [...going.map(asMine), ...rest.map((table) => ({ ...table, ...plain }))];
}
