/** Ratings and games in figures, as the server tells them, and in words. */
import type { GameName, RatingShown } from '../lib/types';
import type { Translate } from '../lib/words.svelte';

export interface BoardLine extends RatingShown {
  place: number;
  /** The public id of their page. */
  person: string;
  name: string;
  colour: string | null;
  picture: string | null;
}

export interface RatingChange {
  place: number;
  person: string;
  before: number;
  doubt_before: number;
  after: number;
  doubt: number;
}

export interface SeatRating {
  rating: RatingShown | null;
  change: RatingChange | null;
}

export interface GameRating extends RatingShown {
  game: GameName;
  place: number;
}

export interface Rated {
  game: GameName;
  place: number;
  rating: number;
  doubt: number;
  at: number;
}

export interface PublicGame {
  game: GameName;
  games: number;
  wins: number;
  left: number;
  by_seats: { seats: number; games: number; places: number[] }[];
}

export interface Figure {
  name: string;
  key: string;
  more: number;
  won_with_more: number;
  fewer: number;
  won_with_fewer: number;
  difference: number;
}

export interface OwnGame extends PublicGame {
  scores: { table: string; at: number; points: number; place: number; seats: number }[];
  figures: Figure[];
  analysed: { games: number; own: number | null; luck: number | null };
}

export interface HeadToHead {
  games: number;
  ahead: number;
  behind: number;
  equal: number;
}

export interface Statistics {
  person: string | null;
  counting: number;
  ratings: GameRating[];
  history: Rated[];
  games: OwnGame[];
  opponents: (HeadToHead & { name: string; person: string | null })[];
}

export interface Profile {
  name: string;
  colour: string | null;
  picture: string | null;
  is_me: boolean;
  counting: number;
  ratings: GameRating[];
  history: Rated[];
  games: PublicGame[];
}

export interface Together {
  by_game: (HeadToHead & { game: GameName })[];
  last: {
    table_id: string;
    game: GameName;
    at: number;
    place: number;
    points: number;
    their_place: number;
    their_points: number;
  }[];
}

/** A rating with its doubt, such as "25 ± 6". */
export function ratingText({ rating, doubt }: Pick<RatingShown, 'rating' | 'doubt'>, t: Translate): string {
  return t('rating-value', { rating: Math.round(rating), doubt: Math.round(doubt) });
}

/** With a digit after the point, as a language writes it: "25.3". */
export function finely(value: number, language: string): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** What a game did to a rating, such as "25.3 → 26.1". */
export function changeText({ before, after }: RatingChange, language: string, t: Translate): string {
  return t('rating-change', { before: finely(before, language), after: finely(after, language) });
}

/** A part of a chance with its sign, such as "+12 %". */
export function shareText(part: number, language: string): string {
  return part.toLocaleString(language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
}
