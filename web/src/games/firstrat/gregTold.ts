/** Greg's turn step by step, each with the reason for it. */
import type { Board, TableEvent } from '../../lib/types';
import { cardOf, type FirstRatProfile } from './view';

export interface ToldStep {
  event: TableEvent;
  why: { key: string; figures?: Record<string, string | number> } | null;
}

const REASONS: Record<string, string> = {
  'greg-paid': 'page-fr-why-paid',
  'greg-removed-item': 'page-fr-why-item',
  'greg-removed-comic': 'page-fr-why-comic',
  'greg-planned': 'page-fr-why-planned',
  'marker-placed': 'page-fr-why-scored',
  'greg-shuffled': 'page-fr-why-shuffled',
  rattonaut: 'page-fr-why-rattonaut',
};

/** All that is worth telling, in the order in which it happened. */
export function toldOf(events: readonly TableEvent[], { names, profile }: Board<FirstRatProfile>): ToldStep[] {
  const card = events.find(({ kind }) => kind === 'greg-card');
  const moves = card ? cardOf(names.CARD_NAMES![card.figures.card!]!, profile).slice(0, 4) : [];
  // His rats move from the front: a number of 0 moves none.
  const ranks = (moves as number[]).flatMap((steps, rank) => (steps > 0 ? [rank + 1] : []));
  let moved = 0;
  return events
    .filter(({ kind }) => kind !== 'turn-began')
    .map((event): ToldStep => {
      if (event.kind === 'greg-card')
        return { event, why: { key: 'page-fr-why-card', figures: { steps: moves.join(', ') } } };
      if (event.kind === 'greg-moved') {
        const rank = ranks[moved++];
        return { event, why: rank ? { key: 'page-fr-why-moved', figures: { rank } } : null };
      }
      const key = REASONS[event.kind];
      return { event, why: key ? { key } : null };
    });
}
