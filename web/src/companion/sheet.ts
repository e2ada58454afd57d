/** The finished pad as the server adds it up, or which field can't be. */
import { api, ApiError } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { Figures } from '../lib/words.svelte';

export interface Part {
  kind: string;
  figures: Figures;
  points: number;
}
export interface Line {
  line: string;
  rule: string;
  points: number;
  parts: Part[];
}
export interface Sheet {
  columns: { name: string; lines: Line[]; total: number }[];
  verdict: { winners: number[]; by: string; rule: string; figures: Figures };
}

/** A table that can't be: its field, such as `players.0.backpacks`, and why. */
export interface Refusal {
  field: string;
  rule: string;
  reason: string;
  figures: Figures;
}

export async function addUp(table: object): Promise<Sheet | Refusal> {
  await me.needed();
  try {
    return await api.post<Sheet>('/api/companion/score', table);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'malformed' || !error.field) throw error;
    const { field, rule = '', reason, figures } = error;
    return { field, rule, reason, figures };
  }
}

export function isRefusal(answer: Sheet | Refusal): answer is Refusal {
  return 'field' in answer;
}
