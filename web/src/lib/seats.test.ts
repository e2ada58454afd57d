import { beforeAll, expect, test } from 'vitest';
import { seatsOf } from './seats';
import { t, words } from './words.svelte';

beforeAll(() => words.speak('en'));
const person = (name: string) => ({ kind: 'person' as const, name, bot: null, away: false });
const bot = (level: string) => ({ kind: 'bot' as const, name: '', bot: level, away: false });

test('bots have the names of their levels, numbered if alike', () => {
  const seats = seatsOf({ seats: [person('Ada'), bot('ratling'), bot('sly-rat'), bot('ratling')], mine: [0] }, t);
  expect(seats.map((seat) => seat.name)).toEqual(['Ada', 'Ratling 1', 'Sly Rat', 'Ratling 2']);
  expect(seats.map((seat) => seat.isMine)).toEqual([true, false, false, false]);
});

test('every seat has a colour and a shape of its own', () => {
  const seats = seatsOf({ seats: ['A', 'B', 'C', 'D', 'E'].map(person) }, t);
  expect(new Set(seats.map((seat) => seat.colour)).size).toBe(5);
  expect(new Set(seats.map((seat) => seat.shape)).size).toBe(5);
});

test('Greg has the last seat of a solo game', () => {
  const seats = seatsOf({ seats: [person('Ada')], views: { '0': { seats: 2 } } }, t);
  expect(seats.map((seat) => [seat.name, seat.isGreg])).toEqual([
    ['Ada', false],
    ['Greg', true],
  ]);
});

test('whoever has left town is out', () => {
  const views = { '0': { seats: 2, players: [{ is_out: 1 }, { is_out: 0 }] } };
  expect(seatsOf({ seats: [person('Ada'), person('Bo')], views }, t).map((seat) => seat.isOut)).toEqual([true, false]);
});
