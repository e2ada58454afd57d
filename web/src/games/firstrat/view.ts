/** The view of First Rat as the server tells it, and the profile's data: games/firstrat/position.py and standard.toml. */

export type Good = 'cheese' | 'bottle' | 'soda' | 'can' | 'calc';
export type Yield = Good | 'bulb' | 'core';
export type Colour = 'yellow' | 'green' | 'orange' | 'blue' | 'white';
export type Part = 'cockpit' | 'cargo' | 'engine';
export type Track = Part | 'storage' | 'cheese' | 'light' | 'rocket' | 'rattonaut';
export type Cap = Track | 'crumbs' | 'collector';
export type Comic =
  | 'green-pipes'
  | 'orange-pipes'
  | 'no-toll'
  | 'four-steps'
  | 'one-colour'
  | 'discount'
  | 'commander'
  | 'gatherer'
  | 'runner'
  | 'thief';
export type SuperRat = 'commander' | 'gatherer' | 'runner' | 'thief';
export type Stall = 'hamster' | 'frog' | 'crow';

export const GOODS: readonly Good[] = ['cheese', 'bottle', 'soda', 'can', 'calc'];
export const TRACKS: readonly Track[] = [
  ...(['cockpit', 'cargo', 'engine'] as const),
  ...(['storage', 'cheese', 'light', 'rocket', 'rattonaut'] as const),
];
export const SUPER_RATS: readonly SuperRat[] = ['commander', 'gatherer', 'runner', 'thief'];
export const STALLS: readonly Stall[] = ['hamster', 'frog', 'crow'];
export const COLOURS: readonly Colour[] = ['yellow', 'green', 'orange', 'blue', 'white'];

export interface Player {
  rats: string[];
  tokens: SuperRat[][];
  goods: Record<Good, number>;
  mouldy: number;
  awards: number;
  light: number;
  burrow: number;
  comics: Comic[];
  fresh: Comic[];
  backpacks: Colour[];
  drinks: number;
  drinks_used: number;
  caps: Cap[];
  markers: number;
  scored: Record<Track, number>;
}

export interface TrackState {
  row: number;
  slots: number[];
  last: number[];
}

export interface FirstRatView {
  actor: number;
  seats: number;
  level: string;
  phase: string;
  seat: number;
  round_number: number;
  end_round: number;
  end_reason: string;
  drawn: number;
  tiles: number[];
  hamster: Record<Colour, number>;
  frog: number;
  crow: Cap[];
  library: Comic[];
  tracks: Record<Track, TrackState>;
  players: Player[];
  turn: {
    moved: number;
    rat: number;
    origin: number;
    target: number;
    colour: number;
    gain: Record<Yield, number>;
    cores: number;
    stall: Stall | '';
    card: number;
  };
  plans: Track[];
  deck: string[];
  pile: string[];
  seen: string[];
  unseen_a: number;
  unseen_b: number;
}

export type Tile = [Colour, Yield, number];
export interface Pipe {
  from: number;
  to: number;
  cost: Good;
  colour: 'green' | 'orange' | 'grey';
}
export type GregCard = [number, number, number, number, string];

export interface FirstRatProfile {
  options: Record<string, string | boolean>;
  setup: { markers: number; markers_to_end: number };
  path: Record<string, Tile>;
  path_tiles: Record<string, (number | Tile)[]>;
  stalls: Record<Stall, { space: number; price: number }>;
  pipes: Pipe[];
  lights: { at: number[]; lamps: number[] };
  burrow: Record<string, string[]>;
  backpacks: Record<Colour, { bonus: number }>;
  tracks: Record<Track, number[]>;
  track_tiles: { rows: number[][] };
  parts: Record<Part, Partial<Record<Good, number>>> & { donation: number };
  caps: Record<Cap | 'crumbs_less', number>;
  score: { award: number; mouldy: number; leftovers: number };
  greg: { A: GregCard[]; B: GregCard[]; C: GregCard[] };
}

export const NURSERY = -1;
export const START = 0;
export const PAD = 27;
export const ROCKET = 28;
export const FREE = -1;
export const BLOCKED = -2;
const NO_END = 9999;

/** A place of a rat as a number: -1 the nursery, 0 Start, 1 to 26 the path, 27 the pad, 28 the rocket. */
export function placeNumber(place: string): number {
  const named: Record<string, number> = { nursery: NURSERY, start: START, pad: PAD, rocket: ROCKET };
  return named[place] ?? Number(place);
}

/** What lies on a space: a printed one, or a tile of the variable board (after the printed ones, group by group). */
export function tileAt(space: number, tiles: number[], profile: FirstRatProfile): Tile {
  const tile = tiles[space] || space;
  if (tile <= 26) return profile.path[String(tile)]!;
  const loose = Object.keys(profile.path_tiles)
    .sort()
    .flatMap((group) => profile.path_tiles[group]!);
  const found = loose[tile - 27]!;
  return typeof found === 'number' ? profile.path[String(found)]! : found;
}

/** The first light of each space that has one: from there on the space is lit. */
export function firstLights(profile: FirstRatProfile): Map<number, number> {
  const first = new Map<number, number>();
  profile.lights.at.forEach((space, index) => {
    if (!first.has(space)) first.set(space, index + 1);
  });
  return first;
}

/** The points of a track's slots: the printed rows come first, then the loose tiles. */
export function rowOf(track: TrackState, profile: FirstRatProfile): number[] {
  const printed = TRACKS.map((name) => profile.tracks[name]);
  return [...printed, ...profile.track_tiles.rows][track.row]!;
}

/** The tracks that have no tile yet, the next one first; the rocket's row is printed. */
export function bareTracks({ phase, drawn }: Pick<FirstRatView, 'phase' | 'drawn'>): Track[] {
  return phase === 'setup-tracks' ? TRACKS.filter((track) => track !== 'rocket').slice(drawn) : [];
}

/** The slot that the next piece would take. */
export function nextSlot(track: TrackState): number {
  const free = track.slots.indexOf(FREE);
  return free === -1 ? track.slots.length : free;
}

/** The round that will be the last one, while it is still to come. */
export function lastRound(view: FirstRatView): number | null {
  return view.end_round < NO_END && view.phase !== 'over' ? view.end_round : null;
}

/** Greg's seat in a solo game. */
export function gregOf(view: FirstRatView): number | null {
  return view.level === 'none' ? null : view.seats - 1;
}

/** One of Greg's cards by its name, such as A3. */
export function cardOf(name: string, profile: FirstRatProfile): GregCard {
  const kind = name[0] as 'A' | 'B' | 'C';
  return profile.greg[kind][kind === 'C' ? 0 : Number(name.slice(1)) - 1]!;
}
