import { describe, expect, it } from 'vitest';
import { BOARD, exampleView, happening } from './example';
import { after } from './happened';
import { lightPoints, PLACES } from './map';
import { stepsOf } from './steps';

const about = { board: BOARD, me: 0 };
const TURN = [
  happening('pipe-paid', 0, { pipe: 1, good: 2 }),
  happening('rat-moved', 0, { rat: 0, origin: 0, space: 11, pipes: 2 }),
  happening('toll-paid', 0, { to: 1, cheese: 1, space: 11 }),
  happening('gained', 0, { good: 3, amount: 2 }),
  happening('light-moved', 0, { origin: 0, light: 2 }),
  happening('burrow-moved', 0, { origin: 0, node: 1 }),
  happening('item-stolen', 0, { item: 5, rat: 0 }),
  happening('part-built', 0, { part: 0, saved: 0 }),
  happening('marker-placed', 0, { track: 0, slot: 0 }),
  happening('turn-began', 1, { round: 1 }),
];

describe('the steps of a turn', () => {
  const before = exampleView();
  const end = TURN.reduce((view, event) => after(view, event, BOARD), before);
  const steps = stepsOf(before, end, TURN, about);

  it('come in the order in which it happened, one at a time, each with its sentence', () => {
    expect(steps.map(({ say }) => say?.key)).toEqual(TURN.slice(0, -1).map(({ kind }) => `event-${kind}`));
    for (const { ms, seat } of steps) {
      expect(ms).toBeGreaterThan(0);
      expect(seat).toBe(0);
    }
  });

  it('let goods land before the counter counts', () => {
    const gained = steps[3]!;
    expect(gained.flights).toHaveLength(2);
    expect(gained.flights![0]!.path).toEqual([PLACES[11], { seat: 0 }]);
    expect(steps[2]!.picture.players[0]!.goods.can).toBe(1);
    expect(gained.picture.players[0]!.goods.can).toBe(3);
  });

  it('take a rat by every space of its way, through pipes too', () => {
    const [way] = steps[1]!.motions!;
    expect(way!.thing).toBe('rat:0:1');
    expect(way!.path).toHaveLength(8); // Start, 1 to 5, 10, 11
    expect(steps[1]!.picture.players[0]!.rats[0]).toBe('11');
  });

  it('move markers along the lights and through the burrow', () => {
    expect(steps[4]!.motions![0]!.thing).toBe('light:0');
    expect(steps[4]!.motions![0]!.path.at(-1)).toEqual(lightPoints(BOARD.profile.lights.at)[1]);
    expect(steps[5]!.motions![0]!.thing).toBe('burrow:0');
  });

  it('show stealing as a blow, with the rat on its way back', () => {
    expect(steps[6]!.isBlow).toBe(true);
    expect(steps[6]!.picture.players[0]).toMatchObject({ drinks: 1 });
    expect(steps[6]!.picture.players[0]!.rats[0]).toBe('start');
    expect(steps[6]!.picture.frog).toBe(2);
  });

  it('end in what the server tells', () => {
    expect(steps.at(-1)!.picture).toBe(end);
  });
});

it('launches the rocket at the end', () => {
  const [step] = stepsOf(exampleView(), exampleView(), [happening('game-over', 0, { reason: 1 })], about);
  expect(step!.motions![0]!.thing).toBe('rocket');
  expect(step!.cue!.name).toBe('rumble');
});

it('has nothing to play when nothing was seen to happen', () => {
  expect(stepsOf(exampleView(), exampleView(), [happening('turn-began', 1, { round: 1 })], about)).toEqual([]);
});

describe('an event changes the picture', () => {
  const apply = (...event: Parameters<typeof happening>) => after(exampleView(), happening(...event), BOARD);

  it('pays for a part what it costs, less what a comic saves', () => {
    expect(apply('part-built', 0, { part: 0, saved: 0 }).players[0]!.goods).toMatchObject({ calc: 0, can: 0 });
    expect(apply('part-built', 0, { part: 0, saved: 4 }).players[0]!.goods).toMatchObject({ calc: 1, can: 0 });
  });

  it('puts the fifth piece with the others of the last slot', () => {
    const { tracks, players } = apply('marker-placed', 0, { track: 4, slot: 4 });
    expect(tracks.cheese.last).toEqual([1, 0]);
    expect(players[0]).toMatchObject({ markers: 9, scored: { cheese: 1 } });
  });

  it('ends a plan of Greg’s when he scores it, and no one else’s', () => {
    const planned = after(exampleView(), happening('greg-planned', 1, { track: 4 }), BOARD);
    expect(planned.plans).toEqual(['cheese']);
    const scored = (seat: number) =>
      after(planned, happening('marker-placed', seat, { track: 4, slot: 0 }), BOARD).plans;
    expect(scored(0)).toEqual(['cheese']);
    expect(scored(1)).toEqual([]);
  });

  it('pays a toll to a seat, and to the supply where Greg’s rats stand', () => {
    const cheese = (view: ReturnType<typeof apply>) => view.players.map(({ goods }) => goods.cheese);
    expect(cheese(apply('toll-paid', 0, { to: 1, cheese: 1, space: 5 }))).toEqual([2, 3]);
    const people = { ...exampleView(), level: 'none' };
    expect(cheese(after(people, happening('toll-paid', 0, { to: 1, cheese: 1, space: 5 }), BOARD))).toEqual([2, 4]);
  });

  it('takes comics and items away', () => {
    expect(apply('greg-removed-comic', 1, { comic: 2 }).library).toEqual(['green-pipes']);
    expect(apply('greg-removed-item', 1, { item: 0 }).hamster.yellow).toBe(1);
    expect(apply('item-bought', 0, { item: 11, cheese: 3 }).crow).toEqual(['crumbs']);
  });
});
