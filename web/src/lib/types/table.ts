/** Tables, as requests open and show them. */

import type { SeatState, TableState } from './state';
import type { FaceShown, RatingShown } from './person';
import type { GameName } from './game';

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
