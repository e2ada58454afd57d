/** What is drawn: a view without what nobody draws, in a form that events can change step by step. */
import { CARDS, FIGURES, type CardName, type FigureName, type Hand, type PiperView, type PlaceView } from './view';

export interface Lying {
  card: CardName | 'hidden';
  faceDown: boolean;
  owner: number;
}

export interface Slot {
  figure: FigureName | null;
  /** The earlier card first. */
  cards: Lying[];
}

export interface House {
  /** The seat that lives there; -1: nobody. */
  owner: number;
  isLeft: boolean;
}

export interface Picture {
  houses: House[];
  /** By figure; -1: not in the game. */
  gaps: number[];
  row: Slot[];
  floors: number[];
  collected: number[];
  isOut: boolean[];
  handSizes: number[];
  /** The cards of the seat that looks on; none for a spectator. */
  hand: CardName[];
  deck: number;
  discard: number;
  characters: number;
  charactersDiscard: number;
  seat: number;
  turn: number;
  /** The seat whose house is in front. */
  front: number;
}

export function pictureOf(view: PiperView, me: number | null): Picture {
  const players = view.players.slice(0, view.seats);
  return {
    houses: view.ring.slice(0, view.houses).map((house) => ({ owner: house.owner, isLeft: house.is_left > 0 })),
    gaps: FIGURES.map((figure) => view.gaps[figure]),
    row: view.row.map(slotOf),
    floors: players.map((player) => player.floor),
    collected: players.map((player) => player.collected),
    isOut: players.map((player) => player.is_out > 0),
    handSizes: players.map((player) => player.hand_size),
    hand: me === null ? [] : cardsOf(view.players[me]!.hand),
    deck: view.deck_size,
    discard: total(view.discard),
    characters: view.characters_size,
    charactersDiscard: total(view.characters_discard),
    seat: view.seat,
    turn: view.turn_number,
    front: me ?? 0,
  };
}

function slotOf(place: PlaceView): Slot {
  const cards = place.cards.flatMap((card, at): Lying[] =>
    card === 'none' ? [] : [{ card, faceDown: place.face_down[at]! > 0 || card === 'hidden', owner: place.owner[at]! }],
  );
  return { figure: place.figure === 'none' ? null : place.figure, cards };
}

function cardsOf(hand: Hand): CardName[] {
  return CARDS.flatMap((card) => Array<CardName>(hand[card]).fill(card));
}

function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The next house that still stands, to the right (1) or to the left (-1). */
export function nextHouse(houses: readonly House[], house: number, way: 1 | -1): number {
  let found = house;
  do found = (found + way + houses.length) % houses.length;
  while (houses[found]!.isLeft && found !== house);
  return found;
}

/** The house that a figure passes on its way out of a gap, and the gap that it comes to. */
export function passing(houses: readonly House[], gap: number, way: 1 | -1): { house: number; gap: number } {
  if (way > 0) {
    const house = nextHouse(houses, gap, 1);
    return { house, gap: house };
  }
  return { house: gap, gap: nextHouse(houses, gap, -1) };
}
