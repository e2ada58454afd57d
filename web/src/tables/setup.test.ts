import { expect, test } from 'vitest';
import type { GameFacts } from '../lib/types';
import {
  canBeRated,
  clockOf,
  firstDraft,
  hintsIn,
  optionsFor,
  ratedDraft,
  withOption,
  withSeat,
  withSeats,
  wishOf,
} from './setup';

const FACTS: GameFacts = {
  name: 'firstrat',
  rules_version: 1,
  people: [1, 2, 3, 4, 5],
  levels: ['easy', 'hard'],
  options: [
    { name: 'comics', choices: ['basic', 'super'], rules: [], books: {} },
    { name: 'discount_for_two', choices: ['true', 'false'], rules: [], books: {} },
    { name: 'greg_at_pad', choices: ['others-run', 'others-stay'], rules: [], books: {} },
  ],
  presets: {},
  profiles: [{ name: 'standard', version: 1, hash: '', options: { comics: 'basic' }, provenance: {} }],
};
const named = (index: number) => `Player ${index + 1}`;

test('the first proposal is me against two bots', () => {
  const wish = wishOf(firstDraft(FACTS), FACTS, named);
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'pantry-rat' }, { kind: 'bot', bot: 'pantry-rat' }]);
  expect(wish.level).toBeNull();
});

test('alone, it is me against Greg', () => {
  const wish = wishOf(withSeats(withSeat(firstDraft(FACTS), 0, { who: 'open' }), 1), FACTS, named);
  expect(wish.seats).toEqual([{ kind: 'me' }]);
  expect(wish.level).toBe('easy');
});

test('I sit on one seat, others at this screen have names', () => {
  const draft = withSeat(firstDraft(FACTS), 2, { who: 'me' });
  expect(draft.seats.map(({ who }) => who)).toEqual(['beside', 'pantry-rat', 'me']);
  expect(wishOf(draft, FACTS, named).seats[0]).toEqual({ kind: 'me', name: 'Player 1' });
});

test('further seats are like the last', () => {
  const draft = withSeats(withSeat(firstDraft(FACTS), 2, { who: 'open' }), 5);
  expect(draft.seats.map(({ who }) => who)).toEqual(['me', 'pantry-rat', 'open', 'open', 'open']);
});

test('an option that is as usual is not sent', () => {
  const changed = withOption(firstDraft(FACTS), FACTS, 'comics', 'super');
  expect(changed.options).toEqual({ comics: 'super' });
  expect(withOption(changed, FACTS, 'comics', 'basic').options).toEqual({});
});

test('only options that mean something are offered', () => {
  const names = (count: number) => optionsFor(withSeats(firstDraft(FACTS), count), FACTS).map(({ name }) => name);
  expect(names(1)).toEqual(['comics', 'discount_for_two', 'greg_at_pad']);
  expect(names(2)).toEqual(['comics', 'discount_for_two']);
  expect(names(3)).toEqual(['comics']);
});

test('a rated game has people only, a clock and no hints, whatever was chosen before', () => {
  const first = firstDraft(FACTS);
  expect(canBeRated(first)).toBe(false);
  expect(wishOf({ ...first, rated: true }, FACTS, named).rated).toBe(false);
  const draft = { ...ratedDraft(first, FACTS), clock: { kind: 'none' as const }, hints: true };
  expect(clockOf(draft)).toEqual({ kind: 'bank', seconds: 1200, increment: 30 });
  expect(hintsIn(draft)).toBe(false);
  const wish = wishOf(draft, FACTS, named);
  expect([wish.rated, wish.is_public, wish.seats.map(({ kind }) => kind)]).toEqual([
    true,
    true,
    ['me', 'open', 'open'],
  ]);
});
