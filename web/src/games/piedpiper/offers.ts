/** The moves on offer, taken apart. */
import type { Figure, Offer } from '../../lib/types';
import { CARDS, type CardName } from './view';

export type Parsed =
  { kind: 'card'; card: CardName; place: number; faceDown: boolean } | { kind: 'first'; place: number };

/** `forward>2`, `hide:run>1` or `first:3`; places count from 1. */
export function parseMove(text: string): Parsed | null {
  const first = /^first:([1-4])$/.exec(text);
  if (first) return { kind: 'first', place: Number(first[1]) };
  const played = /^(hide:)?([a-z]+)>([1-4])$/.exec(text);
  const card = CARDS.find((name) => name === played?.[2]);
  return card ? { kind: 'card', card, place: Number(played![3]), faceDown: Boolean(played![1]) } : null;
}

export function moveOf(card: CardName, place: number, faceDown: boolean): string {
  return `${faceDown ? 'hide:' : ''}${card}>${place}`;
}

/** The offer of a move, if there is one. */
export function offerOf(offers: readonly Offer[] | null, move: string): Offer | undefined {
  return offers?.find((offer) => offer.move === move);
}

export function cardsOnOffer(offers: readonly Offer[] | null, faceDown: boolean): Set<CardName> {
  const cards = new Set<CardName>();
  for (const offer of offers ?? []) {
    const move = parseMove(offer.move);
    if (move?.kind === 'card' && move.faceDown === faceDown) cards.add(move.card);
  }
  return cards;
}

export interface Brought {
  seat: number;
  origin: number;
  floor: number;
}

/** The markers that a move would bring to other floors. */
export function broughtBy(offer: Offer | undefined, roof: number): Brought[] {
  return (offer?.brings ?? []).flatMap(({ key, figures = {} }) => {
    if (key !== 'piper-yields-floor' && key !== 'piper-yields-roof') return [];
    const floor = key === 'piper-yields-roof' ? roof : Number(figures.floor);
    return [{ seat: seatOf(figures.seat), origin: Number(figures.origin), floor }];
  });
}

function seatOf(figure: Figure | undefined): number {
  return typeof figure === 'object' && 'seat' in figure ? figure.seat : -1;
}
