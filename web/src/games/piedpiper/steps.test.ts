import { describe, expect, test } from 'vitest';
import { doorOf, floorPoint } from './art/measures';
import { event, examplePicture } from './example';
import { stepsOf } from './steps';
import { layoutOf } from './town';

const ABOUT = { me: 0, roof: 8 };
const END = event('game-over', -1, { reason: 0 });

const lying = (card: 'back' | 'run' | 'sewer' | 'plus' | 'melody') => ({ card, faceDown: false, owner: 0 });

function withCards(...cards: Parameters<typeof lying>[0][]) {
  const picture = examplePicture();
  picture.row[0] = { figure: 'rat-1', cards: cards.map(lying) };
  return picture;
}

describe('an activation in steps', () => {
  test('passes house after house, and each marker moves when its house has been passed', () => {
    const last = withCards('run', 'plus');
    const after = examplePicture({ gaps: [0, 1, 2, 2, -1, -1, 2], floors: [4, 4, 4] });
    const steps = stepsOf(
      last,
      after,
      [
        event('activated', 0, { slot: 0, figure: 0 }),
        event('figure-moved', 0, { figure: 0, origin: 0, gap: 0, houses: 3 }),
        event('marker-moved', 0, { floor: 4, origin: 3 }),
        event('marker-moved', 1, { floor: 4, origin: 3 }),
        event('marker-moved', 2, { floor: 4, origin: 3 }),
      ],
      ABOUT,
    );
    expect(steps.map((step) => [step.say!.key, step.house])).toEqual([
      ['activated', null],
      ['figure-moved', 1],
      ['marker-moved', 1],
      ['figure-moved', 2],
      ['marker-moved', 2],
      ['figure-moved', 0],
      ['marker-moved', 0],
    ]);
    expect(steps.map((step) => step.picture.gaps[0])).toEqual([0, 1, 1, 2, 2, 0, 0]);
    expect(steps[1]!.ways).toEqual({ 0: 1 });
    expect(steps.at(-1)!.picture.floors).toEqual([4, 4, 4]);
  });

  test('goes the way of the card, also where both ways lead to the same gap', () => {
    const last = withCards('back', 'plus');
    const moved = event('figure-moved', 0, { figure: 0, origin: 0, gap: 1, houses: 2 });
    const after = examplePicture({ gaps: [1, 1, 2, 2, -1, -1, 2] });
    const steps = stepsOf(last, after, [event('activated', 0, { slot: 0, figure: 0 }), moved], ABOUT);
    expect(steps.map((step) => step.picture.gaps[0])).toEqual([0, 2, 1]);
    expect(steps[1]!.ways).toEqual({ 0: -1 });
  });

  test('tells that in the sewer no marker moves', () => {
    const moved = (origin: number, gap: number) => event('figure-moved', 0, { figure: 0, origin, gap, houses: 1 });
    const events = [event('activated', 0, { slot: 0, figure: 0 }), moved(0, 1), moved(1, 0)];
    const steps = stepsOf(withCards('sewer', 'back'), examplePicture(), events, ABOUT);
    expect(steps.map((step) => step.isBelow)).toEqual([false, true, false, false]);
    expect(steps[2]!.say!.key).toBe('page-piper-below');
    expect(steps[3]!.ways).toEqual({ 0: -1 });
  });

  test('moves all that a melody leads together', () => {
    const last = examplePicture();
    last.row[3] = { figure: 'rat-4', cards: [lying('melody'), lying('run')] };
    const figures = [2, 3, 6].map((figure) => event('figure-moved', 0, { figure, origin: 2, gap: 1, houses: 2 }));
    const after = examplePicture({ gaps: [0, 1, 1, 1, -1, -1, 1] });
    const steps = stepsOf(last, after, [event('activated', 0, { slot: 3, figure: 3 }), ...figures], ABOUT);
    expect(steps).toHaveLength(3);
    expect(steps[1]!.picture.gaps).toEqual([0, 1, 0, 0, -1, -1, 0]);
    expect(steps[2]!.picture.gaps).toEqual([0, 1, 1, 1, -1, -1, 1]);
  });
});

describe('what else happens', () => {
  test('a seat leaves: its house goes, and the figures of both gaps share one', () => {
    const last = examplePicture({ floors: [3, 7, 3], gaps: [0, 1, 2, 2, -1, -1, 2] });
    const after = structuredClone(last);
    after.houses[1]!.isLeft = true;
    Object.assign(after, { floors: [3, 8, 3], gaps: [0, 0, 2, 2, -1, -1, 2], isOut: [false, true, false] });
    after.collected[0] = 1;
    const events = [
      event('marker-moved', 1, { floor: 8, origin: 7 }),
      event('seat-out', 1),
      event('markers-taken', 0, { markers: 1, owner: 1 }),
      event('house-left', 1, { house: 1 }),
    ];
    const steps = stepsOf(last, after, events, ABOUT);
    expect(steps.at(-1)!.picture.houses[1]!.isLeft).toBe(true);
    expect(steps.at(-1)!.picture.gaps).toEqual(after.gaps);
    expect(steps.at(-1)!.picture.collected).toEqual([1, 0, 0]);
  });

  test('hands are as large as the cards that were played, drawn and discarded so far leave them', () => {
    const events = [
      event('card-played', 1, { card: 0, slot: 1, face_down: 0 }),
      event('card-drawn', 1, { card: -1 }),
      event('hand-discarded', 2, { card: 3, count: 2 }),
      event('hand-discarded', 2, { card: 4, count: 2 }),
      event('game-over', -1, { reason: 0 }),
    ];
    const steps = stepsOf(examplePicture(), examplePicture({ handSizes: [4, 4, 0] }), events, ABOUT);
    expect(steps.map((step) => step.picture.handSizes)).toEqual([
      [4, 3, 4],
      [4, 4, 4],
      [4, 4, 0],
    ]);
  });

  test('a card that is played leaves the hand, and nobody sees it while it lies face down', () => {
    const after = examplePicture();
    const own = stepsOf(
      examplePicture(),
      after,
      [event('card-played', 0, { card: 2, slot: 1, face_down: 1 }), END],
      ABOUT,
    );
    expect(own[0]!.picture.hand).toEqual(['forward', 'sewer', 'plus']);
    expect(own[0]!.picture.row[1]!.cards).toEqual([{ card: 'back', faceDown: true, owner: 0 }]);
    const seen = stepsOf(
      examplePicture(),
      after,
      [event('card-played', 1, { card: -1, slot: 1, face_down: 1 }), END],
      ABOUT,
    );
    expect(seen[0]!.picture.row[1]!.cards).toEqual([{ card: 'hidden', faceDown: true, owner: 1 }]);
  });
});

describe('motion', () => {
  const walk = [
    event('activated', 0, { slot: 0, figure: 0 }),
    event('figure-moved', 0, { figure: 0, origin: 0, gap: 1, houses: 1 }),
    event('marker-moved', 1, { floor: 4, origin: 3 }),
  ];

  test('a figure walks from its gap through the door of the house to the next gap', () => {
    const [before, after] = [withCards('run'), examplePicture({ gaps: [1, 1, 2, 2, -1, -1, 2], floors: [3, 4, 3] })];
    const steps = stepsOf(before, after, walk, ABOUT);
    const path = steps[1]!.motions!.find((motion) => motion.thing === 'figure:0')!.path;
    const [from, to] = [layoutOf(before), layoutOf(after)];
    expect(path[0]).toEqual(from.figures[0]);
    expect(path).toContainEqual(doorOf(from.houses[1]!));
    expect(path.at(-1)).toEqual(to.figures[0]);
  });

  test('whoever is joined makes room, and ends where the next picture has them', () => {
    const [before, after] = [withCards('run'), examplePicture({ gaps: [1, 1, 2, 2, -1, -1, 2], floors: [3, 4, 3] })];
    const steps = stepsOf(before, after, walk, ABOUT);
    const path = steps[1]!.motions!.find((motion) => motion.thing === 'figure:1')!.path;
    expect(path.at(-1)).toEqual(layoutOf(after).figures[1]);
  });

  test('then the marker of that house climbs by one floor', () => {
    const after = examplePicture({ gaps: [1, 1, 2, 2, -1, -1, 2], floors: [3, 4, 3] });
    const [motion] = stepsOf(withCards('run'), after, walk, ABOUT)[2]!.motions!;
    expect(motion!.thing).toBe('marker:1');
    expect(motion!.path[1]!.y).toBe(motion!.path[0]!.y + floorPoint(4, 8).y - floorPoint(3, 8).y);
  });

  test('a card that is played face down shows its back on the way, to its owner too', () => {
    for (const [seat, card] of [
      [0, 2],
      [1, -1],
    ] as const) {
      const played = event('card-played', seat, { card, slot: 1, face_down: 1 });
      const [step] = stepsOf(examplePicture(), examplePicture(), [played], ABOUT);
      expect(step!.flights!.map((flight) => flight.symbol)).toEqual(['pp-card-hidden']);
    }
  });

  test('the Piper plays a tone at every house that he passes', () => {
    const events = [
      event('activated', 0, { slot: 2, figure: 6 }),
      event('figure-moved', 0, { figure: 6, origin: 2, gap: 1, houses: 2 }),
    ];
    const steps = stepsOf(examplePicture(), examplePicture(), events, ABOUT);
    expect(steps.map((step) => step.cue!.name)).toEqual(['flute', 'flute', 'flute']);
    expect(new Set(steps.map((step) => step.cue!.pitch)).size).toBe(3);
  });
});
