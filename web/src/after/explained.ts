/** An analysis in words. */
import { factsOf } from '../games/facts';
import type { GameName, Say } from '../lib/types';
import { t, tell } from '../lib/words.svelte';
import type { Remark, Turn, TurningPoint } from './analysis';
import { roundOf } from './story';

export interface Telling {
  game: GameName;
  says: Record<string, Say>;
  nameOf: (seat: number) => string;
}

const LEAST = 0.005; // a change of a chance that is not nothing when it is rounded

/** What was played, what would have been better, and what it cost. */
function mistakeText(turn: Turn, telling: Telling): string {
  return t('analysis-mistake', {
    when: whenText(turn.turn, telling),
    seat: telling.nameOf(turn.seat),
    played: movesText(turn.moves, telling),
    better: movesText(turn.best, telling),
    lost: changeText(-turn.lost),
  });
}

/** What has changed the chances so much, and by how much. */
export function turningPointText(point: TurningPoint, telling: Telling): string {
  return `${causeText(point, whenText(point.turn, telling), telling)} ${changesText(point, telling)}`;
}

function changesText({ change }: TurningPoint, { nameOf }: Telling): string {
  const changes = change.flatMap((by, seat) => (Math.abs(by) < LEAST ? [] : [`${nameOf(seat)} ${changeText(by)}`]));
  return `(${changes.join(', ')})`;
}

function causeText({ seat, moves }: TurningPoint, when: string, telling: Telling): string {
  if (seat !== null) {
    return t('analysis-by-turn', { when, seat: telling.nameOf(seat), played: movesText(moves, telling) });
  }
  if (!moves.length) return t('analysis-by-hidden', { when });
  return t('analysis-by-chance', { when, results: movesText(moves, telling) });
}

export function remarkText({ mistake, turningPoint }: Remark, telling: Telling): string {
  if (!mistake) return turningPointText(turningPoint!, telling);
  return [mistakeText(mistake, telling), ...(turningPoint ? [changesText(turningPoint, telling)] : [])].join(' ');
}

export function movesText(moves: string[], { says, nameOf }: Telling): string {
  return moves.map((move) => tell(says[move]!, nameOf)).join('; ');
}

export function whenText(turn: string, { game }: Telling): string {
  const number = roundOf(turn);
  if (number === null) return t('analysis-setup');
  return factsOf(game).unit === 'points'
    ? t('page-table-round', { round: number })
    : t('page-table-turn', { turn: number });
}

/** In whole hundredths, in one piece. */
export function percentText(percent: number | string): string {
  return t('hint-chance', { percent }).replaceAll(' ', '\u00a0');
}

export function chanceText(chance: number): string {
  return percentText(Math.round(100 * chance));
}

/** The same with its sign. */
export function changeText(change: number): string {
  const percent = Math.round(100 * change);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return percentText(`${sign}${Math.abs(percent)}`);
}
