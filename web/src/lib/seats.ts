/** Who sits where, and how each seat is told apart: by name, colour and shape. */
import type { FaceShown, RatingShown, SeatState } from './types';
import type { Translate } from './words.svelte';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number];
/** They differ in lightness too, from the first to the last; styles/tokens.css has them as --seat-0 to --seat-4. */
export const SEAT_COLOURS = ['ivory', 'sky', 'coral', 'teal', 'plum'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export interface Seat {
  index: number;
  name: string;
  colour: SeatColour;
  shape: Shape;
  isMine: boolean;
  isBot: boolean;
  /** A bot plays for a person who ran out of time. */
  isAway: boolean;
  /** They have left, or the others have replaced them. */
  hasLeft: boolean;
  /** Somebody new may take the place. */
  isOffered: boolean;
  /** Out of the game, though it goes on. */
  isOut: boolean;
  isOpen: boolean;
  isGreg: boolean;
  /** How whoever sits there looks. */
  face?: FaceShown | null;
  /** At a rated table. */
  rating?: RatingShown | undefined;
  /** At a rated table: they have given up, and are placed last. */
  isLast?: boolean;
}

/** What has to be known of a table, live or replayed. */
export interface Seated {
  seats: (Pick<SeatState, 'kind' | 'name' | 'bot'> & { face?: FaceShown | null })[] | SeatState[];
  faces?: (FaceShown | null)[] | undefined;
  mine?: number[];
  views?: Record<string, unknown>;
}

interface SeatsInView {
  seats?: number;
  players?: { is_out?: number }[];
}

/** All seats. Greg has the last one of a solo game, which a view shows; `level` tells it before there is one. */
export function seatsOf(table: Seated, t: Translate, level: string | null = null): Seat[] {
  const view = (Object.values(table.views ?? {})[0] ?? {}) as SeatsInView;
  const hasGreg = level !== null || (view.seats ?? 0) > table.seats.length;
  const names = table.seats.map((seat) => nameOf(seat, t));
  const seats = table.seats.map((seat, index): Seat => ({
    ...look(index),
    name: numbered(names, index, t),
    isMine: table.mine?.includes(index) ?? false,
    isBot: seat.kind === 'bot',
    isAway: 'away' in seat && seat.away,
    hasLeft: 'left' in seat && seat.left === true,
    isOffered: 'offered' in seat && seat.offered === true,
    isLast: 'given_up' in seat && seat.given_up === true,
    isOut: Boolean(view.players?.[index]?.is_out),
    isOpen: seat.kind === 'open',
    isGreg: false,
    face: ('face' in seat ? seat.face : table.faces?.[index]) ?? null,
  }));
  if (!hasGreg) return seats;
  const rest = {
    isMine: false,
    isBot: true,
    isAway: false,
    hasLeft: false,
    isOffered: false,
    isOut: false,
    isOpen: false,
    isGreg: true,
  };
  return [...seats, { ...look(seats.length), name: t('greg'), ...rest }];
}

function look(index: number): Pick<Seat, 'index' | 'colour' | 'shape'> {
  return { index, colour: SEAT_COLOURS[index % 5]!, shape: SHAPES[index % 5]! };
}

function nameOf(seat: Seated['seats'][number], t: Translate): string {
  if (seat.kind === 'bot' && seat.bot) return t(`bot-${seat.bot}`);
  return seat.kind === 'open' ? t('page-seat-open') : seat.name || t('page-privacy-somebody');
}

function numbered(names: string[], index: number, t: Translate): string {
  const name = names[index]!;
  const alike = names.flatMap((other, place) => (other === name ? [place] : []));
  return alike.length > 1 ? t('page-seat-numbered', { name, number: alike.indexOf(index) + 1 }) : name;
}

/** A seat's name, for `tell`. */
export function nameIn(seats: Seat[]): (seat: number) => string {
  return (seat) => seats[seat]?.name ?? String(seat + 1);
}
