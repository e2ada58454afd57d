/** The lines of a finished pad, who has won, and what can't be, as sentences. */
import { t, type Figures } from '../lib/words.svelte';
import type { Line, Part, Refusal, Sheet } from './sheet';

const REASONS = ['too-much', 'tile-missing', 'tile-twice', 'who-went-last'];

export function partText({ kind, figures, points }: Part): string {
  const { cap, ...numbers } = figures;
  const named: Figures = cap === undefined ? numbers : { ...numbers, cap: t(`cap-${cap}`) };
  return t(`page-companion-part-${kind}`, { ...named, points });
}

export function lineText({ parts }: Line): string {
  return parts.map(partText).join(' · ');
}

export function verdictText({ verdict }: Sheet, names: string[]): string {
  const { winners, by, figures } = verdict;
  const list = winners.map((winner) => names[winner]!).join(', ');
  const numbers = Object.fromEntries(Object.entries(figures).filter(([, figure]) => typeof figure === 'number'));
  return t(`page-companion-won-${by}`, { ...numbers, names: list });
}

export function refusalText({ reason, figures }: Refusal): string {
  const { field: _, ...rest } = figures;
  return t(`page-companion-no-${REASONS.includes(reason) ? reason : 'other'}`, rest);
}
