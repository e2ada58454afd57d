/** All that the server tells in JSON: docs/protocol.md and /api/openapi.json say more of each. */

export type GameName = 'firstrat' | 'piedpiper';

/** A sentence of the catalogues. A figure may be a sentence again, or a seat, which the page calls by its name. */
export interface Say {
  key: string;
  figures?: Record<string, Figure>;
}
export type Figure = string | number | Say | SeatFigure;
export interface SeatFigure {
  seat: number;
}

// A table's log

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

// How a table stands

export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  away: boolean;
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
  // From the start on:
  actor?: number | null;
  turn?: string;
  /** By seat; "-1" is a spectator's. Each game types its own view. */
  views?: Record<string, unknown>;
  legal?: string[];
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
  playouts: number;
  seconds: number;
}

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
  | { type: 'watch'; table: string; after: number; words: true }
  | { type: 'unwatch'; table: string }
  | { type: 'move'; table: string; after: number; move: string }
  | { type: 'undo'; table: string; after: number }
  | { type: 'answer'; table: string; after: number; agree: boolean }
  | { type: 'back'; table: string }
  | { type: 'chat'; table: string; text: string }
  | { type: 'hint'; table: string; after: number }
  | { type: 'offers'; table: string; after: number }
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
export interface Offered {
  type: 'offered';
  id: string;
  number: number;
  offers: OfferSent[];
}
export interface Pong {
  type: 'pong';
  id: string;
}
export interface Failed extends Told {
  type: 'error';
  id: string;
}
export type Answer = Done | Stale | Hinted | Offered | Pong;
export type FromServer = Hello | News | Failed | Answer;

// Over requests

export interface Person {
  id: string;
  name: string;
}

export interface OptionFacts {
  name: string;
  choices: string[];
}
export interface ProfileFacts {
  name: string;
  version: number;
  hash: string;
  options: Record<string, string>;
}
export interface GameFacts {
  name: GameName;
  rules_version: number;
  people: number[];
  levels: string[];
  options: OptionFacts[];
  profiles: ProfileFacts[];
}
export interface BotFacts {
  name: string;
  seconds: number;
}
export interface AllGames {
  games: GameFacts[];
  bots: BotFacts[];
}

/** The data of a profile, like data/standard.toml, and the names that the numbers of views and events stand for. */
export interface Board<Profile = unknown> {
  game: GameName;
  profile: Profile;
  names: Record<string, string[]>;
  /** The rule that a reader may want to see, by kind of event and by phase. */
  cites: { events: Record<string, string>; phases: Record<string, string> };
}

export type Clock =
  { kind: 'none' } | { kind: 'bank'; seconds: number; increment?: number } | { kind: 'days'; days: number };

export interface SeatWish {
  kind: 'open' | 'bot' | 'me';
  bot?: string | null;
  name?: string | null;
}
export interface TableWish {
  game: GameName;
  seats: SeatWish[];
  level?: string | null;
  profile?: string;
  profile_text?: string | null;
  options?: Record<string, string>;
  is_public?: boolean;
  clock?: Clock;
  stand_in?: string;
  hints?: boolean;
  live_points?: boolean;
}

/** A table as a lobby shows it. */
export interface TableShown {
  id: string;
  game: GameName;
  profile: string;
  level: string | null;
  people: number;
  state: TableState['state'];
  is_public: boolean;
  is_host: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  clock: Clock;
  seats: Pick<SeatState, 'kind' | 'name' | 'bot'>[];
}

/** What was settled when a table was opened, and how it stands. */
export interface TableInfo {
  id: string;
  game: GameName;
  rules_version: number;
  profile: string;
  profile_text: string | null;
  profile_hash: string;
  options: Record<string, string>;
  people: number;
  level: string | null;
  created: number;
  rematch_of: string | null;
  is_public: boolean;
  is_host: boolean;
  clock: Clock;
  stand_in: string;
  hints: boolean;
  live_points: boolean;
  commitment: string;
  state: TableState;
}
