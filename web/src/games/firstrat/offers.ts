/** Offers by what they are about: the board shows each in its place. */
import type { Figure, Offer, Say } from '../../lib/types';
import type { Good } from './view';
import { PAD } from './view';

export interface Go {
  /** From 1, as people count. */
  rat: number;
  place: number;
}

/** The rat and the place of a move such as r2>9 or r1>pad. */
export function goOf(move: string): Go | null {
  const found = /^r(\d)>(pad|\d+)$/.exec(move);
  return found && { rat: Number(found[1]), place: found[2] === 'pad' ? PAD : Number(found[2]) };
}

export function goText(rat: number, place: number): string {
  return `r${rat}>${place === PAD ? 'pad' : place}`;
}

/** The pipes (from 1) of a move such as pipe2+3; none for walking, null for any other move. */
export function pipesOf(move: string): number[] | null {
  if (move === 'walk') return [];
  return /^pipe[\d+]+$/.test(move) ? move.slice(4).split('+').map(Number) : null;
}

/** What a move is and what it is about: `buy:drink` is a buy of a drink. */
export function aboutOf(move: string): { deed: string; thing: string } {
  const [deed, thing = ''] = move.split(':');
  return { deed: deed!, thing: thing.split('/')[0]! };
}

/** The rats (from 1) that can be moved. */
export function ratsIn(offers: Offer[]): number[] {
  return [...new Set(offers.flatMap(({ move }) => goOf(move)?.rat ?? []))];
}

/** Where a rat can go, with the offer for each place. */
export function placesFor(rat: number, offers: Offer[]): Map<number, Offer> {
  const places = new Map<number, Offer>();
  for (const offer of offers) {
    const go = goOf(offer.move);
    if (go?.rat === rat) places.set(go.place, offer);
  }
  return places;
}

/** What a way costs, as signs on the board. */
export interface Price {
  toll: number;
  pipes: (Good | 'free')[];
  /** It can be reached by several ways. */
  forks: boolean;
}

export function priceOf(offer: Offer): Price {
  const price: Price = { toll: 0, pipes: [], forks: false };
  for (const say of offer.brings) {
    if (say.key === 'yields-toll-paid' || say.key === 'yields-toll-to-supply')
      price.toll += Number(say.figures?.cheese);
    else if (say.key === 'yields-pipe-free') price.pipes.push('free');
    else if (say.key === 'yields-pipe-paid') price.pipes.push(goodOf(say));
    else if (say.key === 'yields-routes') price.forks = true;
  }
  return price;
}

function goodOf(say: Say): Good {
  const good: Figure | undefined = say.figures?.good;
  return (typeof good === 'object' && 'key' in good ? good.key.replace('count-', '') : 'cheese') as Good;
}
