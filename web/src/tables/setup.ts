/** What somebody is choosing for a new table, and the wish that comes of it. */
import { keep, kept } from '../lib/keeping';
import type { Clock, GameFacts, SeatWish, TableInfo, TableWish } from '../lib/types';

/** `me`, `beside` (somebody else at this screen), `open`, or the level of a bot. */
export interface SeatDraft {
  who: string;
  /** Of a person at this screen; empty for one that is made up. */
  name: string;
}
/** A profile of one's own: the name of its file, and its text. */
export interface OwnBoard {
  file: string;
  text: string;
}
export interface Draft {
  seats: SeatDraft[];
  /** Of the game's own opponent, for a person alone. */
  level: string;
  /** Who begins: the first seat, or one that is drawn. */
  first: 'seat' | 'lot';
  /** Only those that differ from the profile's. */
  options: Record<string, string>;
  own: OwnBoard | null;
  isPublic: boolean;
  /** None chosen: as `clockOf` has it. */
  clock: Clock | null;
  standIn: string;
  /** Not chosen: as `hintsIn` has it. */
  hints: boolean | null;
  livePoints: boolean;
  /** It shall count for ratings, if it can. */
  rated: boolean;
}

const BOT = 'pantry-rat';
export const PEOPLE = ['me', 'beside', 'open'];
export const isBot = (who: string) => !PEOPLE.includes(who);
export const hasOpenSeats = (draft: Draft) => draft.seats.some(({ who }) => who === 'open');

export function firstDraft(facts: GameFacts): Draft {
  return {
    seats: ['me', BOT, BOT].map((who) => ({ who, name: '' })),
    level: facts.levels[0] ?? '',
    first: 'seat',
    options: {},
    own: null,
    isPublic: true,
    clock: null,
    standIn: BOT,
    hints: null,
    livePoints: true,
    rated: false,
  };
}

/** A table that waits, as it was set up. */
export function draftOf(info: TableInfo): Draft {
  const seats = info.state.seats.map(({ kind, bot, name }) => ({
    who: bot ?? (kind === 'open' ? 'open' : 'me'),
    name,
  }));
  return {
    seats,
    level: info.level ?? '',
    first: 'seat',
    options: info.options,
    own: info.profile_text === null ? null : { file: '', text: info.profile_text },
    isPublic: info.is_public,
    clock: info.clock,
    standIn: info.stand_in,
    hints: info.hints,
    livePoints: info.live_points,
    rated: info.rated,
  };
}

/** The same for a game with friends: free seats, for those with the link. */
export function friendsDraft(draft: Draft, facts: GameFacts): Draft {
  const count = draft.seats.length > 1 ? draft.seats.length : Math.min(3, Math.max(...facts.people));
  const seats = Array.from({ length: count }, (_, index) => ({ who: index ? 'open' : 'me', name: '' }));
  return { ...draft, seats, isPublic: false };
}

/** The same for a game that counts for ratings: free seats for everybody, on a board that all know. */
export function ratedDraft(draft: Draft, facts: GameFacts): Draft {
  return { ...friendsDraft(draft, facts), isPublic: true, own: null, rated: true };
}

/** Anybody may sit down: nobody shall wait for ever there, and nobody plays the moves of a bot unless that is chosen. */
const isForStrangers = (draft: Draft) => draft.isPublic && hasOpenSeats(draft);
export const STRANGERS_CLOCK: Clock = { kind: 'bank', seconds: 1200, increment: 30 };
/** Whether a game can count for ratings: people only, each with a seat, on a board that all know. */
export const canBeRated = (draft: Draft): boolean =>
  draft.seats.length > 1 && draft.own === null && draft.seats.every(({ who }) => who === 'open' || who === 'me');
export const isRated = (draft: Draft): boolean => draft.rated && canBeRated(draft);
/** Nobody waits for ever at a rated table: it has a clock, whatever was chosen. */
export function clockOf(draft: Draft): Clock {
  const chosen = draft.clock ?? (isForStrangers(draft) ? STRANGERS_CLOCK : { kind: 'none' });
  return isRated(draft) && chosen.kind === 'none' ? STRANGERS_CLOCK : chosen;
}
export const hintsIn = (draft: Draft): boolean => !isRated(draft) && (draft.hints ?? !isForStrangers(draft));

/** So many seats: the first ones stay, further ones are like the last. */
export function withSeats(draft: Draft, count: number): Draft {
  const last = draft.seats.at(-1)?.who ?? BOT;
  const more = last === 'me' ? BOT : last;
  const seats = Array.from({ length: count }, (_, index) => draft.seats[index] ?? { who: more, name: '' });
  if (count === 1) seats[0] = { who: 'me', name: seats[0]!.name };
  return { ...draft, seats };
}

/** Somebody else on a seat. I sit on one seat at most: others at this screen have names of their own. */
export function withSeat(draft: Draft, index: number, change: Partial<SeatDraft>): Draft {
  const seats = draft.seats.map((seat, place) => {
    if (place === index) return { ...seat, ...change };
    return change.who === 'me' && seat.who === 'me' ? { who: 'beside', name: '' } : seat;
  });
  return { ...draft, seats };
}

/** An option; what the profile has anyway is not kept. */
export function withOption(draft: Draft, facts: GameFacts, name: string, value: string): Draft {
  const { [name]: _, ...others } = draft.options;
  const isUsual = !draft.own && facts.profiles[0]!.options[name] === value;
  return { ...draft, options: isUsual ? others : { ...others, [name]: value } };
}

export const isSolo = (draft: Draft, facts: GameFacts) => draft.seats.length === 1 && facts.levels.length > 0;
export const isWatched = (draft: Draft) => draft.seats.every(({ who }) => isBot(who));

/** Options that mean something at this table. */
export function optionsFor(draft: Draft, facts: GameFacts) {
  const senseless: string[] = [];
  if (draft.seats.length > 2) senseless.push('discount_for_two');
  if (!isSolo(draft, facts)) senseless.push('greg_at_pad', 'greg_toll', 'challenge_points', 'greg_deck');
  return facts.options.filter(({ name }) => !senseless.includes(name));
}

/** `nameFor` makes up a name for who sits at this screen without one. */
export function wishOf(draft: Draft, facts: GameFacts, nameFor: (index: number) => string): TableWish {
  const seats = draft.seats.map(({ who, name }, index): SeatWish => {
    if (who === 'me') return { kind: 'me' };
    if (who === 'beside') return { kind: 'me', name: name.trim() || nameFor(index) };
    return who === 'open' ? { kind: 'open' } : { kind: 'bot', bot: who };
  });
  return {
    game: facts.name,
    seats,
    first: draft.seats.length > 1 ? draft.first : 'seat',
    level: isSolo(draft, facts) ? draft.level : null,
    profile_text: draft.own?.text ?? null,
    options: draft.options,
    is_public: draft.isPublic,
    clock: clockOf(draft),
    stand_in: draft.standIn,
    hints: hintsIn(draft),
    live_points: draft.livePoints,
    rated: isRated(draft),
  };
}

export function keepDraft(facts: GameFacts, draft: Draft): void {
  keep(`table.${facts.name}`, JSON.stringify(draft));
}

/** What was chosen last, as far as it can still be had. */
export function keptDraft(facts: GameFacts, bots: string[]): Draft {
  const first = firstDraft(facts);
  try {
    const draft = { ...first, ...(JSON.parse(kept(`table.${facts.name}`) ?? '{}') as Partial<Draft>) };
    const seatsFit = facts.people.includes(draft.seats.length);
    const botsFit = draft.seats.every(({ who }) => PEOPLE.includes(who) || bots.includes(who));
    const optionsFit = Object.entries(draft.options).every(([name, value]) =>
      facts.options.some((option) => option.name === name && option.choices.includes(value)),
    );
    const levelFits = !facts.levels.length || facts.levels.includes(draft.level);
    return seatsFit && botsFit && optionsFit && levelFits && bots.includes(draft.standIn) ? draft : first;
  } catch {
    return first;
  }
}
