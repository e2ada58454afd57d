import { beforeEach, expect, test } from 'vitest';
import { markSeen } from './eventTables';
import { going } from './going.svelte';
import { titleOf } from './title';
import type { GoingTable } from './types';

const table = (id: string, is_my_turn: boolean, is_asked = false) => ({ id, is_my_turn, is_asked }) as GoingTable;

beforeEach(() => going.forget());

test('games that wait for me are counted in every title', () => {
  expect(titleOf('Rules')).toBe('Rules · Ratskeller');
  going.learn([table('a', true), table('b', false, true), table('c', false)]);
  expect(titleOf('Rules')).toBe('(2) Rules · Ratskeller');
});

test('a table that a tournament has opened waits for me until I have looked at it', () => {
  const opened = { ...table('e', false), game: 'firstrat', event_id: 'cup' } as GoingTable;
  going.learn([opened]);
  expect(going.next(undefined)?.id).toBe('e');
  markSeen('e');
  going.learn([opened]);
  expect(going.next(undefined)).toBeUndefined();
});

test('the next game is the first that waits for me, but not the one that I look at', () => {
  going.learn([table('a', true), table('b', false, true), table('c', false)]);
  expect(going.next(undefined)?.id).toBe('a');
  expect(going.next('a')?.id).toBe('b');
  going.learn([table('a', true), table('c', false)]);
  expect(going.next('a')).toBeUndefined();
});

test('a game that begins to wait is told once, but not those that waited before the first look', () => {
  const told: string[] = [];
  going.onwaiting = ({ id }) => told.push(id);
  going.learn([table('a', true), table('b', false)]);
  going.learn([table('a', true), table('b', true)]);
  going.learn([table('a', true), table('b', true)]);
  expect(told).toEqual(['b']);
  going.learn([table('a', false), table('b', true)]);
  going.learn([table('a', false, true), table('b', true)]);
  expect(told).toEqual(['b', 'a']);
});
