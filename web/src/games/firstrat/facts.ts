/** First Rat, as the whole page knows it. */
import type { Seat } from '../../lib/seats';
import type { ScorePad } from '../../lib/types';
import type { Translate } from '../../lib/words.svelte';
import type { GameFactsOfPage } from '../../stage/kit';

function outcomeOf(pad: ScorePad, seats: Seat[], t: Translate): string[] {
  const points = Math.max(...pad.totals);
  const isTied = pad.totals.filter((total) => total === points).length > 1;
  const why = t('event-game-over', { reason: t(`reason-${pad.reason}`) });
  const names = pad.winners.map((seat) => seats[seat]?.name ?? String(seat + 1));
  if (seats.at(-1)?.isGreg) {
    const verdict = pad.winners.includes(0) ? t('score-solo-won', { seat: names[0]! }) : t('score-solo-lost');
    return [verdict, ...(isTied ? [t('score-solo-tie')] : []), why];
  }
  const verdict =
    names.length === 1
      ? t('score-won', { seat: names[0]!, points })
      : t('score-shared', { seats: names.join(', '), points });
  return [verdict, ...(isTied ? [t('score-tie')] : []), why];
}

export const FACTS: GameFactsOfPage = {
  name: 'firstrat',
  place: 1,
  icon: 'rocket',
  rules: 'fr.',
  unit: 'points',
  hasSecrets: false,
  padTitle: 'score-title',
  keys: [
    ['1–9', 'choose'],
    ['Tab', 'tab'],
    ['← ↑ → ↓', 'firstrat-arrows'],
    ['Enter', 'firstrat-enter'],
    ['Esc', 'firstrat-escape'],
  ],
  quickStarts: [
    { bot: 'ratling', count: 1 },
    { bot: 'pantry-rat', count: 1 },
    { bot: 'pantry-rat', count: 3 },
    { bot: 'sly-rat', count: 2 },
    { greg: 'easy' },
    { greg: 'hard' },
  ],
  beside: [
    { icon: 'vintage-robot', href: '/companion/greg', label: 'page-companion-new' },
    { icon: 'notebook', href: '/companion/pad/firstrat', label: 'page-heading-companion-pad' },
  ],
  outcomeOf,
};
