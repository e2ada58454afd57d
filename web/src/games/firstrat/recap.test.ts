import { expect, it } from 'vitest';
import { BOARD, exampleView, happening } from './example';
import { toldOf } from './gregTold';
import { recapOf, trailsOf } from './recap';
import { gathered } from './standing';
import { boxOfThing, thingsOfEvent, thingsOfMove } from './things';

it('tells a turn in a few signs: where, what it brought, what it cost', () => {
  const events = [
    happening('turn-began', 0, { round: 2 }),
    happening('rat-moved', 0, { rat: 0, origin: 0, space: 5, pipes: 0 }),
    happening('gained', 0, { good: 0, amount: 2 }),
    happening('burrow-moved', 0, { origin: 0, node: 1 }),
    happening('burrow-moved', 0, { origin: 1, node: 2 }),
    happening('item-bought', 0, { item: 3, cheese: 6 }),
  ];
  const signs = recapOf(events, BOARD).map(({ symbol, amount }) => [symbol, amount]);
  expect(signs).toEqual([
    ['fr-steps', '5'],
    ['fr-cheese', '+2'],
    ['fr-core', '+2'],
    ['fr-backpack-blue', undefined],
  ]);
});

it('draws the ways that rats took', () => {
  const events = [happening('rat-moved', 0, { rat: 1, origin: 2, space: 12, pipes: 1 })];
  const [trail] = trailsOf(events, BOARD);
  expect(trail).toMatchObject({ seat: 0, thing: 'rat:0:2' });
  expect(trail!.points).toHaveLength(3); // 2, 3 and through the pipe to 12
});

it('gathers the rats of a seat on Start and in the nursery', () => {
  const figures = gathered(exampleView(), BOARD.profile, 2, () => false);
  expect(figures.filter(({ seat }) => seat === 0).map(({ rats }) => rats)).toEqual(
    expect.arrayContaining([
      [1, 2],
      [3, 4],
    ]),
  );
  const running = gathered(exampleView(), BOARD.profile, 2, (thing) => thing === 'rat:0:2');
  expect(running.at(-1)).toMatchObject({ seat: 0, rats: [2], place: 0, isRunning: true });
  expect(running.find(({ seat, place }) => seat === 0 && place === 0)!.rats).toEqual([1]);
});

it('knows where everything is that events and moves are about', () => {
  const view = exampleView();
  const events = [
    happening('rat-moved', 0, { rat: 0, origin: 0, space: 5, pipes: 0 }),
    happening('pipe-paid', 0, { pipe: 1, good: 2 }),
    happening('lamp-reached', 0, { lamp: 1 }),
    happening('burrow-moved', 0, { origin: 0, node: 1 }),
    happening('comic-taken', 0, { comic: 2 }),
    happening('item-stolen', 0, { item: 5, rat: 0 }),
    happening('marker-placed', 0, { track: 7, slot: 0 }),
    happening('greg-card', 1, { card: 0 }),
    happening('game-over', 0, { reason: 1 }),
  ];
  for (const event of events) {
    const things = thingsOfEvent(event, BOARD);
    expect(things.length, event.kind).toBeGreaterThan(0);
    for (const thing of things) expect(boxOfThing(thing, view, BOARD), thing).not.toBeNull();
  }
  for (const move of [
    'r1>5',
    'pipe2',
    'buy:drink',
    'comic:no-toll',
    'build:cargo/1',
    'donate',
    'token:r1',
    'award',
    'in',
  ]) {
    const things = thingsOfMove(move, view, 0, BOARD);
    expect(things.length, move).toBeGreaterThan(0);
    for (const thing of things) expect(boxOfThing(thing, view, BOARD), thing).not.toBeNull();
  }
});

it('says why Greg does what he does', () => {
  const told = toldOf(
    [
      happening('turn-began', 1, { round: 1 }),
      happening('greg-card', 1, { card: 0 }),
      happening('greg-moved', 1, { rat: 0, origin: 8, space: 11 }),
      happening('greg-moved', 1, { rat: 2, origin: 1, space: 2 }),
      happening('greg-planned', 1, { track: 4 }),
    ],
    BOARD,
  );
  expect(told.map(({ why }) => why)).toEqual([
    { key: 'page-fr-why-card', figures: { steps: '3, 0, 1, 1' } },
    { key: 'page-fr-why-moved', figures: { rank: 1 } },
    { key: 'page-fr-why-moved', figures: { rank: 3 } }, // the second number is 0
    { key: 'page-fr-why-planned' },
  ]);
});
