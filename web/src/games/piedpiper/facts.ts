/** The Pied Piper, as the whole page knows it. */
import type { Seat } from '../../lib/seats';
import type { ScorePad } from '../../lib/types';
import type { Translate } from '../../lib/words.svelte';
import type { GameFactsOfPage } from '../../stage/kit';

function outcomeOf(pad: ScorePad, seats: Seat[], t: Translate): string[] {
  const { floor = [], out = [], collected = [] } = pad.lines;
  const names = pad.winners.map((seat) => seats[seat]?.name ?? String(seat + 1));
  const verdict =
    names.length === 1
      ? t('piper-score-won', { seat: names[0]! })
      : t('piper-score-shared', { seats: names.join(', ') });
  const lines = [verdict, t('piper-event-game-over', { reason: t(`reason-${pad.reason}`) })];
  const inTown = seats.filter((seat) => !out[seat.index]);
  if (inTown.length > 1) {
    const told = inTown.map((seat) => `${seat.name} (${floor[seat.index]})`).join(', ');
    lines.push(t('piper-score-lowest', { floors: told }));
    const least = Math.min(...inTown.map((seat) => floor[seat.index]!));
    const lowest = inTown.filter((seat) => floor[seat.index] === least);
    const counts = lowest.map((seat) => `${seat.name}: ${collected[seat.index]}`).join(', ');
    if (lowest.length > 1) lines.push(t('piper-score-tie', { counts }));
  }
  if (pad.reason === 'nobody-left') lines.push(t('piper-score-held'));
  return lines;
}

export const FACTS: GameFactsOfPage = {
  name: 'piedpiper',
  place: 2,
  icon: 'pan-flute',
  rules: 'pp.',
  unit: 'floors',
  hasSecrets: true,
  padTitle: 'piper-score-title',
  keys: [
    ['1–9', 'choose'],
    ['Tab', 'tab'],
    ['Enter', 'piedpiper-enter'],
    ['1–4', 'piedpiper-places'],
    ['Esc', 'piedpiper-escape'],
  ],
  quickStarts: [
    { bot: 'ratling', count: 2 },
    { bot: 'pantry-rat', count: 1 },
    { bot: 'pantry-rat', count: 3 },
    { bot: 'sly-rat', count: 2 },
    { bot: 'sly-rat', count: 4 },
    { bot: 'rat-king', count: 3 },
  ],
  outcomeOf,
};
