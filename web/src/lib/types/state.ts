/** How a table stands. */

import type { Say } from './phrase';

export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  away: boolean;
  /** Whoever sat there has left the game, or was voted out of it. */
  left?: boolean;
  /** Somebody new may take the place. */
  offered?: boolean;
  /** When whoever sits there does not play, in seconds since 1970; the clock stands still then. */
  holidays?: [begins: number, ends: number][];
  /** At a rated table: a bot has played here, so the seat is placed last. */
  given_up?: boolean;
}

export interface ScorePad {
  lines: Record<string, number[]>;
  totals: number[];
  winners: number[];
  tie_break: number[];
  reason: string;
}

export interface Result {
  pad: ScorePad;
  seed?: string;
  challenges?: string[];
  /** Why the game was over before its end. */
  by?: 'agreement' | 'idle' | 'event' | 'left';
}

/** What somebody has asked the others to agree to. */
export interface ProposalState {
  number: number;
  what: 'end' | 'bot' | 'open';
  asker: number;
  /** In whose place a bot or somebody new is to play. */
  seat: number | null;
  waiting: number[];
}

export interface UndoState {
  free: boolean;
  ask: boolean;
  asked?: { seat: number; number: number; waiting: number[] };
}

export interface TableState {
  number: number;
  state: 'open' | 'running' | 'over' | 'closed';
  mine: number[];
  seats: SeatState[];
  commitment: string;
  rematch?: string;
  /** When the table is closed unless somebody does something. */
  closes?: number;
  proposal?: ProposalState;
  /** What the host of a waiting table has changed, each with what was before, and the seats that have to agree. */
  changes?: { what: Record<string, [before: unknown, now: unknown]>; waiting: number[] };
  // From the start on:
  actor?: number | null;
  turn?: string;
  /** By seat; "-1" is a spectator's. Each game types its own view. */
  views?: Record<string, unknown>;
  legal?: string[];
  /** What each of them would bring. */
  offers?: OfferSent[];
  undo?: UndoState;
  clock?: { left: number[]; since: number };
  points?: number[];
  result?: Result;
}

export interface Offer {
  move: string;
  say: Say;
  /** What it would bring: gains, costs, tolls, pipes, markers with points, what comes next. */
  brings: Say[];
  /** More can be decided before all this happens. */
  goes_on: boolean;
  /** By how many points my score pad changes at once. */
  points: number;
}

/** As the server sends it: what is empty is left out. */
export type OfferSent = Pick<Offer, 'move' | 'say'> & Partial<Offer>;

export interface HintTurn {
  moves: string[];
  says: Say[];
  share: number;
  wins: number[];
  points: number[];
}

export interface Hint {
  turns: HintTurn[];
  /** Everybody's chance over all turns that were tried. */
  before: number[];
  playouts: number;
  seconds: number;
}
