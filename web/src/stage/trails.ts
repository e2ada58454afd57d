/** What the others did since one's own last move: their last turns. */
import type { LogTurn } from '../table/log';

/** The last turn of each other seat since mine, oldest first; for an onlooker, the last turn of all. */
export function turnsSince(turns: readonly LogTurn[], me: number | null): LogTurn[] {
  const played = turns.filter((turn) => turn.seat !== null && turn.events.length);
  if (me === null) return played.slice(-1);
  const mine = played.findLastIndex((turn) => turn.seat === me);
  const later = played.slice(mine + 1);
  return later.filter((turn, at) => !later.slice(at + 1).some((other) => other.seat === turn.seat));
}

/** The last turn of every seat, by seat. */
export function lastTurns(turns: readonly LogTurn[]): Map<number, LogTurn> {
  const last = new Map<number, LogTurn>();
  for (const turn of turns) if (turn.seat !== null && turn.events.length) last.set(turn.seat, turn);
  return last;
}
