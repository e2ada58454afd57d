import { expect, test } from 'vitest';
import type { Offer, Say } from '../../lib/types';
import { broughtBy, cardsOnOffer, moveOf, offerOf, parseMove } from './offers';

const offer = (move: string, brings: Offer['brings'] = []): Offer => ({
  move,
  say: { key: 'x' },
  brings,
  points: 0,
  goes_on: false,
});

test('moves are taken apart and put together', () => {
  expect(parseMove('forward>2')).toEqual({ kind: 'card', card: 'forward', place: 2, faceDown: false });
  expect(parseMove('hide:run>1')).toEqual({ kind: 'card', card: 'run', place: 1, faceDown: true });
  expect(parseMove('first:3')).toEqual({ kind: 'first', place: 3 });
  expect(parseMove('~card:run')).toBeNull();
  expect(moveOf('run', 1, true)).toBe('hide:run>1');
});

test('face-down cards are on offer apart from the others', () => {
  const offers = [offer('forward>1'), offer('hide:run>1')];
  expect([...cardsOnOffer(offers, false)]).toEqual(['forward']);
  expect([...cardsOnOffer(offers, true)]).toEqual(['run']);
  expect(offerOf(offers, 'forward>2')).toBeUndefined();
});

test('what a move brings to markers can be drawn', () => {
  const brings: Say[] = [
    { key: 'piper-yields-floor', figures: { seat: { seat: 1 }, origin: 2, floor: 3 } },
    { key: 'piper-yields-roof', figures: { seat: { seat: 2 }, origin: 7 } },
    { key: 'piper-yields-over' },
  ];
  expect(broughtBy(offer('run>1', brings), 8)).toEqual([
    { seat: 1, origin: 2, floor: 3 },
    { seat: 2, origin: 7, floor: 8 },
  ]);
});
