/** Records that I have uploaded. */
import { api } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { GameName } from '../lib/types';

export interface KeptRecord {
  id: string;
  /** In seconds since 1970. */
  created: number;
  game: GameName;
  names: string[];
  level: string | null;
  moves: number;
  finished: boolean;
}

export function keptRecords(): Promise<KeptRecord[]> {
  return api.get<KeptRecord[]>('/api/me/records');
}

/** The id under which the record can be looked at. */
export async function upload(text: string): Promise<string> {
  await me.needed();
  return (await api.post<{ id: string }>('/api/records', { text })).id;
}

export function deleteRecord(id: string): Promise<void> {
  return api.delete(`/api/records/${id}`);
}
