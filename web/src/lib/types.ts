/** All that the server tells in JSON: docs/protocol.md and /api/openapi.json say more of each. */

import type { Colour, Picture } from './looks';

/** The name of its folder. */
export type GameName = string;

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

// How a table stands

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

/** How somebody looks to others. */
export interface FaceShown {
  colour: Colour;
  picture: Picture;
}

/** How strong somebody is at a game. */
export interface RatingShown {
  rating: number;
  doubt: number;
  games: number;
  is_provisional: boolean;
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

// Over requests

export interface Person {
  id: string;
  name: string;
  /** Of our own drawings; null where nothing was chosen. */
  colour?: Colour | null;
  picture?: Picture | null;
  /** How others see me where I have chosen nothing. */
  usual?: FaceShown;
  /** Why I may not take part, and until when; null: for ever. */
  ban?: { until: number | null; reason: string } | null;
}

export interface OptionFacts {
  name: string;
  choices: string[];
  /** Rules that it is about. */
  rules: string[];
  /** What each rulebook says that says something. */
  books: Record<string, string>;
}
export interface ProfileFacts {
  name: string;
  version: number;
  hash: string;
  options: Record<string, string>;
  provenance: Record<string, string[]>;
}
export interface GameFacts {
  name: GameName;
  rules_version: number;
  people: number[];
  levels: string[];
  options: OptionFacts[];
  /** Options as each rulebook has them. */
  presets: Record<string, Record<string, string>>;
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
  /** The numbers that rule texts name. */
  figures: Record<string, number>;
  /** Where each table comes from, surest first: source, derived, photo, reconstructed; none in an owner's own words. */
  provenance: Record<string, string[]>;
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
  /** Who begins: the first seat, or one that is drawn. */
  first?: 'seat' | 'lot';
  level?: string | null;
  profile?: string;
  profile_text?: string | null;
  options?: Record<string, string>;
  is_public?: boolean;
  clock?: Clock;
  stand_in?: string;
  hints?: boolean;
  live_points?: boolean;
  language?: string;
  /** It counts for ratings. */
  rated?: boolean;
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
  /** Whoever opened it is there. */
  is_host_here: boolean;
  /** In which they like to talk. */
  language: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  clock: Clock;
  /** The tournament that it belongs to. */
  event_id: string | null;
  rated: boolean;
  seats: (Pick<SeatState, 'kind' | 'name' | 'bot'> & { face?: FaceShown | null; rating?: RatingShown | null })[];
}

/** A table of mine that is not over. */
export interface GoingTable extends TableShown {
  actor: number | null;
  is_my_turn: boolean;
  /** The others wait for an answer of mine. */
  is_asked: boolean;
  /** A bot plays for me. */
  is_left: boolean;
  /** Since when it has waited for whoever is to decide. */
  since: number;
  deadline: number | null;
  closes: number | null;
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
  /** The tournament that it belongs to. */
  event_id: string | null;
  is_public: boolean;
  is_host: boolean;
  clock: Clock;
  stand_in: string;
  hints: boolean;
  live_points: boolean;
  rated: boolean;
  commitment: string;
  /** By seat; null for bots and where nobody sits. */
  faces: (FaceShown | null)[];
  /** Whether whole turns of the game can be planned. */
  can_plan: boolean;
  state: TableState;
}
