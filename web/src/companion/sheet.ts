/** The finished pad as the server adds it up, or which field can't be. */
import { ApiError } from '../lib/api';
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

interface Told {
  code: string;
  message: string;
  field?: string;
  rule?: string;
  reason?: string;
  figures?: Figures & { field?: string };
}

export async function addUp(table: object): Promise<Sheet | Refusal> {
  await me.needed();
  let answer: Response;
  try {
    const headers = { 'content-type': 'application/json' };
    answer = await fetch('/api/companion/score', { method: 'POST', headers, body: JSON.stringify(table) });
  } catch (cause) {
    throw new ApiError('offline', String(cause));
  }
  if (answer.ok) return (await answer.json()) as Sheet;
  const told = (await answer.json().catch(() => ({ code: 'busy', message: '' }))) as Told;
  const field = told.figures?.field ?? told.field;
  if (told.code !== 'malformed' || !field) throw new ApiError(told.code, told.message, told.rule);
  return { field, rule: told.rule ?? '', reason: told.reason ?? '', figures: told.figures ?? {} };
}

export function isRefusal(answer: Sheet | Refusal): answer is Refusal {
  return 'field' in answer;
}
