/** What there is to know of a game before it is played. */

/** The name of its folder. */
export type GameName = string;

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
