/** Which rule a line of the log, or what has to be decided, is about. */
import type { Board } from '../lib/types';

export interface Cites {
  /** By kind of event. */
  events: Record<string, string>;
  /** By phase of the game. */
  phases: Record<string, string>;
}

export function citesOf(board: Board): Cites {
  return (board as Board & { cites: Cites }).cites;
}
