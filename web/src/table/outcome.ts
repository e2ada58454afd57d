/** How a game ended, in sentences: why, by what it was decided, and who has won. */
import type { Seat } from '../lib/seats';
import type { GameName, ScorePad } from '../lib/types';
import type { Translate } from '../lib/words.svelte';

/** The verdict comes first. */
export function outcomeOf(game: GameName, pad: ScorePad, seats: Seat[], t: Translate): string[] {
  return game === 'firstrat' ? ofFirstRat(pad, seats, t) : ofPiedPiper(pad, seats, t);
}

function ofFirstRat(pad: ScorePad, seats: Seat[], t: Translate): string[] {
  const points = Math.max(...pad.totals);
  const isTied = pad.totals.filter((total) => total === points).length > 1;
  const why = t('event-game-over', { reason: t(`reason-${pad.reason}`) });
  const names = namesOf(pad.winners, seats);
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

function ofPiedPiper(pad: ScorePad, seats: Seat[], t: Translate): string[] {
  const { floor = [], out = [], collected = [] } = pad.lines;
  const names = namesOf(pad.winners, seats);
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

function namesOf(winners: number[], seats: Seat[]): string[] {
  return winners.map((seat) => seats[seat]?.name ?? String(seat + 1));
}
