/** What lies on a table of First Rat at the end, as people tap it in. */
import { TRACKS, type Cap, type FirstRatProfile, type Track } from '../view';
import type { Diary } from './diary';
import type { GregState } from './greg';
import type { OwnBoard } from '../../../tables/setup';
import { freeColour, type PadPerson } from '../../../companion/keptPad';

export interface RatPerson extends PadPerson {
  caps: Cap[];
  backpacks: number;
  comics: number;
  drinks: number;
  /** Resources left over, of all kinds together: only their sum counts. */
  goods: number;
  awards: number;
  mouldy: number;
  /** The slot of the commander, if in the rocket. */
  commander: number | null;
}

export interface RatPad {
  people: RatPerson[];
  /** The second one is Greg. */
  greg: boolean;
  /** The game with Greg that it belongs to. */
  against: string | null;
  options: { comics: string; tracks: string };
  tiles: Partial<Record<Track, number>>;
  /** The board on the table, if it is not the standard one. */
  own: OwnBoard | null;
  /** Whose pieces lie on each track, from the left. */
  pieces: Record<Track, number[]>;
}

export interface PadProfile extends FirstRatProfile {
  setup: FirstRatProfile['setup'] & { blocked: Record<string, number[]> };
}

export const LAST_SLOT = 5;
export const COUNTS = ['backpacks', 'comics', 'drinks', 'awards', 'mouldy', 'goods'] as const;
export type CountName = (typeof COUNTS)[number];

export function newPerson(people: PadPerson[], name = ''): RatPerson {
  const nothing = { caps: [], backpacks: 0, comics: 0, drinks: 0, goods: 0, awards: 0, mouldy: 0, commander: null };
  return { name, colour: freeColour(people), ...nothing };
}

/** An empty pad; whoever plays stays. */
export function newPad(before?: RatPad): RatPad {
  const people: RatPerson[] = [];
  for (const { name, colour } of before?.people ?? [
    { name: '', colour: 0 },
    { name: '', colour: 1 },
  ]) {
    people.push({ ...newPerson([], name), colour });
  }
  const options = before?.options ?? { comics: 'basic', tracks: 'printed' };
  const own = before?.own ?? null;
  return { people, greg: before?.greg ?? false, against: null, options, tiles: {}, own, pieces: noPieces() };
}

function noPieces(): Record<Track, number[]> {
  return Object.fromEntries(TRACKS.map((track) => [track, [] as number[]])) as Record<Track, number[]>;
}

/** The slots of so many pieces on a track: from the left, past blocked ones, and the fifth holds all others. */
export function slotsOf(count: number, blocked: number[]): number[] {
  const open = [1, 2, 3, 4].filter((slot) => !blocked.includes(slot));
  return Array.from({ length: count }, (_, index) => open[index] ?? LAST_SLOT);
}

export function blockedFor(people: number, profile: PadProfile): number[] {
  return profile.setup.blocked[String(people)] ?? [];
}

/** Where a person's pieces lie on a track. */
export function slotsOfPerson(pad: RatPad, track: Track, person: number, profile: PadProfile): number[] {
  const owners = pad.pieces[track];
  const slots = slotsOf(owners.length, blockedFor(pad.people.length, profile));
  return slots.filter((_, index) => owners[index] === person);
}

/** The points of a track's slots on this board; null if nobody has said which tile lies there. */
export function pointsOn(pad: RatPad, track: Track, profile: PadProfile): number[] | null {
  if (pad.options.tracks === 'printed' || track === 'rocket') return profile.tracks[track];
  return profile.track_tiles.rows[(pad.tiles[track] ?? 0) - 1] ?? null;
}

/** Whether anything was entered. */
export function hasFigures(pad: RatPad): boolean {
  const hasPieces = TRACKS.some((track) => pad.pieces[track].length);
  return hasPieces || pad.people.some((person) => person.caps.length || COUNTS.some((name) => person[name]));
}

/** Somebody leaves the table with all pieces. */
export function withoutPerson(pad: RatPad, gone: number): RatPad {
  const pieces = noPieces();
  for (const track of TRACKS) {
    const left = pad.pieces[track].filter((person) => person !== gone);
    pieces[track] = left.map((person) => (person > gone ? person - 1 : person));
  }
  return { ...pad, people: pad.people.filter((_, index) => index !== gone), pieces };
}

/** A pad for the end of a game with Greg: his pieces lie, and yours where only you can have left no gap. */
export function padAgainst(greg: GregState, { options, tiles, own }: Omit<Diary, 'pages'>): RatPad {
  const pad = newPad();
  const isVariable = (options.tracks ?? 'printed') !== 'printed';
  pad.greg = true;
  pad.against = greg.id;
  pad.own = own;
  pad.options = { comics: options.comics ?? 'basic', tracks: isVariable ? 'variable' : 'printed' };
  pad.tiles = isVariable ? tiles : {};
  for (const track of TRACKS) {
    const his = greg.greg.tracks[track].slots;
    const most = Math.max(0, ...his);
    const first = [1, 3].filter((slot) => slot <= most).map((slot) => (his.includes(slot) ? 1 : 0));
    pad.pieces[track] = [...first, ...his.filter((slot) => slot === LAST_SLOT).map(() => 1)];
  }
  return pad;
}

/** As the server adds it up. */
export function tableOf(pad: RatPad, profile: PadProfile): object {
  return {
    game: 'firstrat',
    greg: pad.greg,
    profile_text: pad.own?.text ?? null,
    options: pad.options,
    tiles: pad.options.tracks === 'printed' ? {} : pad.tiles,
    players: pad.people.map(({ name, goods, colour: _, commander, ...things }, person) => {
      const tracks = Object.fromEntries(TRACKS.map((track) => [track, slotsOfPerson(pad, track, person, profile)]));
      if (pad.greg && person === 1) return { name, tracks };
      const isAboard = pad.options.comics === 'super' && tracks.rattonaut!.includes(commander ?? 0);
      const commander_slot = isAboard ? commander : null;
      return { name, ...things, commander_slot, goods: { cheese: goods }, tracks };
    }),
  };
}
