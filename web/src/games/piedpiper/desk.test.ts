import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Offer } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import { PiperDesk, type PiperGiven } from './desk.svelte';
import { examplePicture } from './example';
import { tipOf } from './tips';

beforeAll(() => words.speak('en'));

const offer = (move: string, brings: Offer['brings'] = []): Offer => ({
  ...{ move, brings, points: 0, goes_on: false },
  say: { key: 'piper-move-first', figures: { place: 1 } },
});

function deskWith(moves: string[] | null, changes: Partial<PiperGiven> = {}) {
  const given = {
    view: { turn_number: 2, phase: 'play' },
    picture: examplePicture(),
    board: { profile: { options: { roof: '8', variant: 'hidden' } } },
    offers: moves?.map((move) => offer(move)) ?? null,
    ...{ seats: [{ name: 'Ada' }, { name: 'Bert' }, { name: 'Carla' }], me: 0, busy: false, playing: null },
    ...{ onmove: vi.fn<(move: string) => void>(), onwhy: vi.fn<(move: string) => void>() },
    ...changes,
  } as unknown as PiperGiven & { offers: Offer[] | null };
  return { given, desk: new PiperDesk(given) };
}

describe('on the way to a move', () => {
  test('a card and then a place make a move', () => {
    const { desk, given } = deskWith(['forward>1', 'forward>2']);
    desk.pickCard(0);
    expect([1, 2, 3, 4].filter((place) => desk.offerAt(place))).toEqual([1, 2]);
    desk.pickPlace(2);
    expect(given.onmove).toHaveBeenCalledExactlyOnceWith('forward>2');
    expect(desk.card).toBeNull();
  });

  test('a place and then a card make one too', () => {
    const { desk, given } = deskWith(['forward>1', 'back>1']);
    desk.pickPlace(1);
    desk.pickCard(1);
    expect(given.onmove).toHaveBeenCalledExactlyOnceWith('back>1');
  });

  test('what is not on offer is asked about and not played', () => {
    const { desk, given } = deskWith(['forward>1']);
    desk.pickCard(0);
    desk.pickPlace(3);
    expect(given.onwhy).toHaveBeenCalledExactlyOnceWith('forward>3');
    expect(given.onmove).not.toHaveBeenCalled();
  });

  test('with a card picked, a number is a place', () => {
    const { desk, given } = deskWith(['forward>1', 'forward>2']);
    const two = { key: '2' } as KeyboardEvent;
    expect(desk.key(two)).toBe(false);
    desk.pickCard(0);
    expect(desk.key(two)).toBe(true);
    expect(given.onmove).toHaveBeenCalledExactlyOnceWith('forward>2');
  });

  test('who acts first is one click', () => {
    const { desk, given } = deskWith(['first:1', 'first:3']);
    desk.pickPlace(3);
    expect(given.onmove).toHaveBeenCalledExactlyOnceWith('first:3');
  });

  test('the wish for face down is for one card', () => {
    const { desk, given } = deskWith(['forward>1', 'hide:forward>1']);
    desk.wantsFaceDown = true;
    desk.drop(0, 1);
    expect(given.onmove).toHaveBeenCalledExactlyOnceWith('hide:forward>1');
    expect(desk.wantsFaceDown).toBe(false);
  });

  test('what a move would do is told by the prompt, where no marker shows it, and covered by no tooltip', () => {
    const { desk, given } = deskWith(['forward>1', 'forward>2', 'forward>3']);
    given.offers![1]!.brings = [{ key: 'piper-yields-nothing-moved' }];
    given.offers![2]!.brings = [{ key: 'piper-yields-floor', figures: { seat: { seat: 1 }, origin: 3, floor: 4 } }];
    desk.pickCard(0);
    const told = [1, 2, 3].map((place) => {
      desk.lookedPlace = place;
      return desk.prompt;
    });
    expect(told).toEqual(['Rat 1: needs a second card', 'Rat 2: nothing moves', 'Now choose a character card for it']);
    expect(desk.brought).toEqual([{ seat: 1, origin: 3, floor: 4 }]);
    expect(tipOf('place:3', desk)).toBeNull();
  });

  test('what was picked for an earlier decision is no longer picked', () => {
    const { desk, given } = deskWith(['forward>1', 'forward>2']);
    desk.pickCard(0);
    given.offers = [offer('forward>2')];
    expect(desk.card).toBeNull();
    given.offers = [offer('forward>1'), offer('forward>2')];
    expect(desk.card).toBe(0);
  });

  test('nothing is picked while nothing is asked, or a move is on its way', () => {
    for (const { desk, given } of [deskWith(null), deskWith(['forward>1'], { busy: true })]) {
      desk.pickCard(0);
      desk.pickPlace(1);
      expect([desk.card, desk.place]).toEqual([null, null]);
      expect(given.onmove).not.toHaveBeenCalled();
    }
  });
});

describe('tooltips', () => {
  const row = () => {
    const picture = examplePicture();
    picture.row[0]!.cards = [{ card: 'hidden', faceDown: true, owner: 1 }];
    picture.row[1]!.cards = [{ card: 'run', faceDown: true, owner: 0 }];
    return picture;
  };

  test.each(['house:0', 'marker:1', 'gap:2', 'figure:6', 'place:1', 'hand:0', 'pile:actions', 'pile:characters'])(
    '%s is explained, with its rule',
    (thing) => {
      const tip = tipOf(thing, deskWith(null).desk)!;
      expect(tip.title).not.toBe('');
      expect(tip.lines.join()).not.toMatch(/\[|undefined/);
      expect(tip.rule).toMatch(/^pp\./);
    },
  );

  test('a card that may not be seen is no more than a card of its owner', () => {
    const { lines } = tipOf('place:1', deskWith(null, { picture: row() }).desk)!;
    expect(lines[0]).toBe('face down (Bert): It is revealed when the figure acts.');
  });

  test("one's own face-down card is known to oneself", () => {
    const { lines } = tipOf('place:2', deskWith(null, { picture: row() }).desk)!;
    expect(lines[0]).toMatch(/^run \(face down\): /);
  });

  test('what is not there has none', () => {
    for (const thing of ['place:9', 'hand:9', 'house:7', 'figure:9', 'nothing'])
      expect(tipOf(thing, deskWith(null).desk)).toBeNull();
  });
});
