/** What a seat may know of a game of The Pied Piper, by the names of the rules. */
export const FIGURES = ['rat-1', 'rat-2', 'rat-3', 'rat-4', 'rat-5', 'rat-6', 'piper'] as const;
export type FigureName = (typeof FIGURES)[number];
export const PIPER = 6;

/** The normal cards first, then the special ones. */
export const CARDS = ['forward', 'run', 'back', 'sewer', 'plus', 'melody'] as const;
export type CardName = (typeof CARDS)[number];
export const SPECIAL: readonly CardName[] = ['plus', 'melody'];

export type Phase = 'deal' | 'first-row' | 'play' | 'order' | 'fill-row' | 'draw' | 'over';
export type Hand = Record<CardName, number>;

export interface PlaceView {
  figure: FigureName | 'none';
  /** The earlier card first. */
  cards: (CardName | 'none' | 'hidden')[];
  face_down: number[];
  owner: number[];
}

export interface PlayerView {
  floor: number;
  collected: number;
  is_out: number;
  hand: Hand;
  hand_size: number;
}

export interface PiperView {
  actor: number;
  seats: number;
  phase: Phase;
  /** Whose turn it is. */
  seat: number;
  turn_number: number;
  end_reason: string;
  houses: number;
  ring: { owner: number; is_left: number }[];
  /** The gap of each figure, which has the number of the house to its left; -1: not in the game. */
  gaps: Record<FigureName, number>;
  row: PlaceView[];
  players: PlayerView[];
  deck_size: number;
  discard: Hand;
  characters_size: number;
  characters_discard: Record<FigureName, number>;
}

export interface PiperProfile {
  options: { variant: 'standard' | 'young' | 'hidden'; roof: string; sewer_plus: string };
}
