/** A table's log. */

import type { Say } from './phrase';
import type { ProposalState, ScorePad } from './state';

export interface TableEvent {
  kind: string;
  seat: number;
  figures: Record<string, number>;
  say?: Say;
}

export type EntryKind =
  | 'sit'
  | 'leave'
  | 'close'
  | 'start'
  | 'move'
  | 'undo'
  | 'undo-ask'
  | 'undo-answer'
  | 'timeout'
  | 'back'
  | 'pause'
  | 'chat'
  | 'rematch'
  | 'resign'
  | 'stand-in'
  | 'offer'
  | 'take'
  | 'ask'
  | 'ask-answer'
  | 'notice'
  | 'seats'
  | 'options'
  | 'agree'
  | 'aside'
  | 'holiday'
  | 'hide'
  | 'end';

export interface EntryBody {
  events?: TableEvent[];
  own?: Record<string, TableEvent[]>;
  move?: string;
  name?: string;
  text?: string;
  id?: string;
  back_to?: number;
  agree?: boolean;
  /** Of a `leave`: the host removed who sat there. */
  removed?: boolean;
  table?: string;
  /** Words that nobody reads any more, and words of somebody whom I have blocked. */
  hidden?: true;
  muted?: true;
  /** Of a `hide`: messages that the operator has hidden, or shows again. */
  numbers?: number[];
  hide?: boolean;
  /** Of an `ask`: what somebody proposes. */
  what?: ProposalState['what'];
  /** Of a `notice`: when the table is closed. */
  closes?: number;
  /** Of an end that is none by the rules, and of a table that was closed. */
  by?: 'agreement' | 'idle' | 'rules' | 'event' | 'left';
  pad?: ScorePad;
  seed?: string;
  challenges?: string[];
  salt?: string;
  salts?: string[];
  commitment?: string;
}

export interface Entry {
  number: number;
  kind: EntryKind;
  at: number;
  seat?: number;
  body?: EntryBody;
}
