import { expect, test } from 'vitest';
import { NO_PAGES } from './diary';
import type { GregState } from './greg';
import { newPad, padAgainst, pointsOn, slotsOf, slotsOfPerson, tableOf, withoutPerson, type PadProfile } from './pad';
import { TRACKS } from '../view';

const profile = { setup: { blocked: { 2: [2, 4], 3: [4], 5: [] } } } as unknown as PadProfile;

test('pieces lie from the left, past blocked slots, and the fifth holds all others', () => {
  expect(slotsOf(4, [2, 4])).toEqual([1, 3, 5, 5]);
  expect(slotsOf(6, [])).toEqual([1, 2, 3, 4, 5, 5]);
});

test('whoever leaves takes all pieces along, and the others move up', () => {
  const pad = newPad();
  pad.people.push({ ...pad.people[0]!, colour: 2 });
  pad.pieces.cockpit = [0, 1, 2, 1];
  const left = withoutPerson(pad, 0);
  expect(left.people.map(({ colour }) => colour)).toEqual([1, 2]);
  expect(left.pieces.cockpit).toEqual([0, 1, 0]);
  expect(slotsOfPerson(left, 'cockpit', 0, profile)).toEqual([1, 5]);
});

test('against Greg his pieces lie already, and what must be mine, too', () => {
  const slots: Record<string, number[]> = { cockpit: [3], rattonaut: [1, 3, 5, 5], cheese: [1] };
  const tracks = Object.fromEntries(TRACKS.map((track) => [track, { slots: slots[track] ?? [], points: 0 }]));
  const pad = padAgainst({ id: 'a', greg: { tracks } } as unknown as GregState, NO_PAGES);
  expect([pad.pieces.cockpit, pad.pieces.rattonaut, pad.pieces.cheese]).toEqual([[0, 1], [1, 1, 1, 1], [1]]);
  expect(slotsOfPerson(pad, 'rattonaut', 1, profile)).toEqual([1, 3, 5, 5]);
});

test('a commander counts only while aboard, and Greg owns nothing', () => {
  const pad = { ...newPad(), greg: true, options: { comics: 'super', tracks: 'printed' } };
  pad.people[0]!.commander = 1;
  const sent = () => tableOf(pad, profile) as { players: Record<string, unknown>[] };
  expect(sent().players[0]!.commander_slot).toBe(null);
  pad.pieces.rattonaut = [0];
  expect(sent().players[0]!.commander_slot).toBe(1);
  expect(Object.keys(sent().players[1]!)).toEqual(['name', 'tracks']);
});

test('slots show what they score on a board of one’s own, too', () => {
  const board = { ...profile, tracks: { cockpit: [9, 1, 1, 1, 1] }, track_tiles: { rows: [[3, 2, 1, 1, 1]] } };
  const pad = { ...newPad(), own: { file: 'mine.toml', text: 'name = "mine"' } };
  expect(pointsOn(pad, 'cockpit', board as unknown as PadProfile)).toEqual([9, 1, 1, 1, 1]);
  const variable = { ...pad, options: { comics: 'basic', tracks: 'variable' }, tiles: { cockpit: 1 } };
  expect(pointsOn(variable, 'cockpit', board as unknown as PadProfile)).toEqual([3, 2, 1, 1, 1]);
});
