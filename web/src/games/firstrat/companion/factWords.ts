/** What a fact of Greg's turn asks to be done, as a sentence. */
import { t } from '../../../lib/words.svelte';
import type { Fact } from './greg';

export function factText(fact: Fact, marker: number): string {
  switch (fact.kind) {
    case 'card':
      if (!fact.figures.card) return t('page-companion-fact-real-card');
      return t('page-companion-fact-card', { card: fact.figures.card });
    case 'move': {
      const { origin, space } = fact.figures;
      return t('page-companion-fact-move', {
        origin: t('from-place', { space: origin }),
        space: t('to-place', { space }),
      });
    }
    case 'toll':
      return t('page-companion-fact-toll', { cheese: t('amount-cheese', { count: fact.figures.cheese }) });
    case 'remove-item':
      return t(`page-companion-fact-${fact.figures.stall}`);
    case 'remove-comic':
      return t('page-companion-fact-comic');
    case 'rattonaut':
      return t('page-companion-fact-rattonaut', { slot: fact.figures.slot, points: fact.figures.points });
    case 'plan':
      return t('page-companion-fact-plan', { track: t(`track-${fact.figures.track}`) });
    case 'score': {
      const { track, slot, points } = fact.figures;
      return t('page-companion-fact-score', { track: t(`track-${track}`), slot, points });
    }
    case 'marker-lost':
      return t('page-companion-fact-lost', { track: t(`track-${fact.figures.track}`) });
    case 'shuffle':
      return t('page-companion-fact-shuffle');
    case 'last-round': {
      const { who, reason, round } = fact.figures;
      return t(`page-companion-last-${who}-${reason}`, { round, marker });
    }
  }
}
