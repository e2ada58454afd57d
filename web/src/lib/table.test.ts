import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLine, realLine, socket } from '../../tests/socket';
import type { LiveTable } from './table.svelte';
import type { Entry, TableState } from './types';

let table: LiveTable;

/** At a table, on seat 0, with a line that is open. */
beforeEach(async () => {
  fakeLine();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  vi.resetModules();
  const { watchTable } = await import('./table.svelte');
  table = watchTable('T');
  socket().hello();
});
afterEach(() => {
  table.close();
  realLine();
});

function entry(number: number, kind: Entry['kind'] = 'move', seat = 0): Entry {
  return { number, kind, at: 0, seat };
}

/** A game that runs; it is my turn if there is something to choose from. */
function standing(number: number, legal?: string[]): Partial<TableState> {
  const offers = legal?.map((move) => ({ move, say: { key: 'move-stop' } }));
  return { number, state: 'running', mine: [0], actor: legal ? 0 : 1, ...(legal ? { legal, offers: offers! } : {}) };
}

function tell(entries: Entry[], state: Partial<TableState>): void {
  socket().say({ type: 'news', table: 'T', entries, state });
}

test('after a cut line the log goes on where it was, without a gap and without a repeat', () => {
  tell([entry(1), entry(2, 'move', 1)], standing(2));
  socket().close();
  vi.advanceTimersByTime(300);
  socket().hello();
  expect(socket().last('watch').after).toBe(2);
  tell([entry(2, 'move', 1), entry(3, 'move', 1)], standing(3));
  expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(table.state?.number).toBe(3);
});

test('offers come with the news, and words that are said make no new ones', () => {
  tell([entry(1)], standing(1, ['r1>2']));
  const offers = table.offers;
  expect(offers).toEqual([{ move: 'r1>2', say: { key: 'move-stop' }, brings: [], goes_on: false, points: 0 }]);
  tell([entry(2, 'chat', 1)], standing(2, ['r1>2']));
  expect(table.offers).toBe(offers);
  tell([entry(3)], standing(3, ['stop']));
  expect(table.offers?.map(({ move }) => move)).toEqual(['stop']);
  tell([entry(4)], standing(4));
  expect([table.isMyTurn, table.offers]).toEqual([false, null]);
});

test('a second click sends nothing, before the answer and after it', async () => {
  tell([entry(1)], standing(1, ['r1>2']));
  const moved = table.move('r1>2');
  expect(await table.move('r1>2')).toBe(false);
  socket().say({ type: 'done', id: socket().last('move').id, number: 2 });
  expect(await moved).toBe(true);
  expect(await table.move('r1>2')).toBe(false); // the news of it are still on their way
  expect(socket().count('move')).toBe(1);
  tell([entry(2)], standing(2, ['stop']));
  void table.move('stop');
  expect(socket().count('move')).toBe(2);
});

test('the next decision can be made once its news are here, though the answer to the last is not', async () => {
  tell([entry(1)], standing(1, ['r1>2']));
  const first = table.move('r1>2');
  const answer = { type: 'done', id: socket().last('move').id, number: 2 };
  expect(table.busy).toBe(true);
  tell([entry(2)], standing(2, ['stop']));
  expect(table.busy).toBe(false);
  void table.move('stop');
  expect(socket().last('move')).toMatchObject({ after: 2, move: 'stop' });
  socket().say(answer);
  expect(await first).toBe(true);
  expect([table.busy, await table.move('stop')]).toEqual([true, false]); // the second has no answer yet
});

test('a move that is made without a line is sent once it is back, and done once', async () => {
  tell([entry(1)], standing(1, ['r1>2']));
  socket().close();
  const moved = table.move('r1>2');
  expect(table.busy).toBe(true);
  vi.advanceTimersByTime(300);
  socket().hello();
  expect(socket().count('move')).toBe(1);
  expect(socket().last('move')).toMatchObject({ table: 'T', after: 1, move: 'r1>2' });
  socket().say({ type: 'done', id: socket().last('move').id, number: 2 });
  expect(await moved).toBe(true);
  expect(table.busy).toBe(false);
});

test('if somebody was faster, nothing is done, and what happened is shown', async () => {
  tell([entry(1)], standing(1, ['r1>2']));
  const moved = table.move('r1>2');
  const { id } = socket().last('move');
  socket().say({ type: 'stale', id, table: 'T', entries: [entry(2, 'timeout')], state: standing(2) });
  expect(await moved).toBe(false);
  expect([table.wasStale, table.state?.number, table.entries.at(-1)?.kind]).toEqual([true, 2, 'timeout']);
});

test('news that are older than what is shown change nothing', () => {
  tell([entry(1), entry(2)], standing(2));
  tell([entry(1)], standing(1, ['r1>2']));
  expect([table.state?.number, table.isMyTurn, table.entries.length]).toEqual([2, false, 2]);
});

test('why a deed was refused is known until the next one', async () => {
  tell([entry(1)], standing(1, ['r1>2']));
  const refused = table.move('r1>9');
  const told = { code: 'illegal', message: 'too far', rule: 'fr.move.distance' };
  socket().say({ type: 'error', id: socket().last('move').id, ...told });
  expect(await refused).toBe(false);
  expect(table.refusal).toMatchObject(told);
  void table.move('r1>2');
  expect(table.refusal).toBe(null);
});

test('a long table arrives page by page, whole and in order, and only the last page offers anything', () => {
  tell([entry(1), entry(2, 'move', 1)], standing(6, ['r1>2']));
  tell([entry(3, 'move', 1), entry(4, 'move', 1)], standing(6, ['r1>2']));
  expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect([table.state?.number, table.offers]).toEqual([6, null]);
  tell([entry(5, 'move', 1), entry(6, 'move', 1)], standing(6, ['r1>2']));
  expect(table.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(table.offers?.length).toBe(1);
});

test('a line that is cut between two pages goes on with the next page', () => {
  tell([entry(1), entry(2, 'move', 1)], standing(6));
  socket().close();
  vi.advanceTimersByTime(300);
  socket().hello();
  expect(socket().last('watch').after).toBe(2);
});
