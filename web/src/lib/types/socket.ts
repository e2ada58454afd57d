/** Messages over the socket. */

import type { Say } from './phrase';
import type { Entry } from './log';
import type { Hint, ProposalState, TableState } from './state';

/** Why something was not done. */
export interface Told {
  code: string;
  message: string;
  rule?: string;
  reason?: string;
  figures?: Record<string, number | string>;
  say?: Say;
  field?: string;
}

// Over the socket

/** A client's message, to which the line adds its id. */
export type Wish =
  | { type: 'watch'; table: string; after: number; words: true; offers: true }
  | { type: 'unwatch'; table: string }
  | { type: 'move'; table: string; after: number; move: string }
  | { type: 'undo'; table: string; after: number }
  | { type: 'answer'; table: string; after: number; agree: boolean }
  | { type: 'back'; table: string }
  | { type: 'resign'; table: string }
  | { type: 'propose'; table: string; what: ProposalState['what']; seat?: number }
  | { type: 'vote'; table: string; number: number; agree: boolean }
  | { type: 'chat'; table: string; text: string; aside?: true }
  | { type: 'hint'; table: string; after: number }
  | { type: 'ping' };

export interface Hello {
  type: 'hello';
  protocol: number;
  version: string;
  person: string;
  name: string;
}
export interface News {
  type: 'news';
  table: string;
  entries: Entry[];
  state: TableState;
}
export interface Done {
  type: 'done';
  id: string;
  number?: number;
}
export interface Stale {
  type: 'stale';
  id: string;
  table: string;
  entries: Entry[];
  state: TableState;
}
export interface Hinted {
  type: 'hinted';
  id: string;
  hint: Hint;
}
export interface Pong {
  type: 'pong';
  id: string;
}
export interface Failed extends Told {
  type: 'error';
  id: string;
}
export type Answer = Done | Stale | Hinted | Pong;
export type FromServer = Hello | News | Failed | Answer;
