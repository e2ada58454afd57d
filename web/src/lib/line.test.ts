import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, fakeLine, realLine, socket } from '../../tests/socket';
import { ApiError } from './api';
import { Line, type Watcher } from './line.svelte';
import type { News } from './types';

beforeEach(fakeLine);
afterEach(realLine);

/** Somebody at a table who keeps the last entry told. */
function watcher(): Watcher & { told: number[]; problems: ApiError[] } {
  const told: number[] = [];
  const problems: ApiError[] = [];
  return {
    told,
    problems,
    number: () => told.at(-1) ?? 0,
    onnews: (news) => told.push(news.state.number),
    onproblem: (error) => problems.push(error),
  };
}

function news(number: number): Record<string, unknown> {
  return { type: 'news', table: 'T', entries: [], state: { number } } satisfies Record<keyof News, unknown>;
}

const MOVE = { type: 'move', table: 'T', after: 7, move: 'r1>3' } as const;

test('nothing is opened before something is wanted', () => {
  const line = new Line();
  expect([line.status, FakeSocket.all.length]).toEqual(['idle', 0]);
});

test('what is said early is sent as soon as the server has said hello', async () => {
  const line = new Line();
  const answer = line.send(MOVE);
  expect([line.status, socket().heard]).toEqual(['connecting', []]);
  socket().hello();
  expect([line.status, socket().heard]).toEqual(['online', [{ ...MOVE, id: expect.any(String) }]]);
  const done = { type: 'done', id: socket().last('move').id, number: 8 };
  socket().say(done);
  expect(await answer).toEqual(done);
});

test('a cut line comes back by itself, asks for what it missed, and says again, unchanged, what had no answer', async () => {
  const line = new Line();
  const ada = watcher();
  line.watch('T', ada);
  socket().hello();
  expect(socket().last('watch')).toMatchObject({ table: 'T', after: 0 });
  socket().say(news(7));
  const answer = line.send(MOVE);
  const said = socket().last('move');
  socket().close();
  expect(line.status).toBe('offline');
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all.length).toBe(2);
  socket().hello();
  expect(line.status).toBe('online');
  expect(socket().last('watch')).toMatchObject({ table: 'T', after: 7 });
  expect(socket().last('move')).toEqual(said);
  socket().say({ type: 'done', id: said.id, number: 8 });
  await answer;
  socket().say(news(8));
  expect(ada.told).toEqual([7, 8]);
});

test('what was answered is not said again', async () => {
  const line = new Line();
  const answer = line.send(MOVE);
  socket()
    .hello()
    .say({ type: 'done', id: socket().last('move').id, number: 8 });
  await answer;
  socket().close();
  vi.advanceTimersByTime(300);
  socket().hello();
  expect(socket().heard).toEqual([]);
});

test('while the server is away, each wait is twice as long as the last, up to a quarter of a minute', () => {
  const line = new Line();
  void line.send(MOVE);
  socket().hello();
  for (const wait of [300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000]) {
    const before = FakeSocket.all.length;
    socket().close();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
});

test('a server that is busy is asked again, with the same words', async () => {
  const line = new Line();
  const answer = line.send(MOVE);
  socket().hello();
  const said = socket().last('move');
  socket().say({ type: 'error', id: said.id, code: 'busy', message: 'not now' });
  vi.advanceTimersByTime(700);
  expect(socket().heard).toEqual([said, said]);
  socket().say({ type: 'done', id: said.id, number: 8 });
  expect(await answer).toMatchObject({ number: 8 });
});

test('a server that can’t save is asked again, and people are told until it can', async () => {
  const line = new Line();
  const answer = line.send(MOVE);
  socket().hello();
  const said = socket().last('move');
  expect(line.canSave).toBe(true);
  socket().say({ type: 'error', id: said.id, code: 'not-saved', message: 'the disk is full' });
  expect(line.canSave).toBe(false);
  vi.advanceTimersByTime(700);
  expect(socket().heard).toEqual([said, said]);
  socket().say({ type: 'done', id: said.id, number: 8 });
  expect(await answer).toMatchObject({ number: 8 });
  expect(line.canSave).toBe(true);
});

test('words that come too fast are refused, moves that do are sent again', async () => {
  const line = new Line();
  const words = line.send({ type: 'chat', table: 'T', text: 'squeak' });
  const move = line.send(MOVE);
  socket().hello();
  for (const kind of ['chat', 'move']) {
    socket().say({ type: 'error', id: socket().last(kind).id, code: 'too-fast', message: 'wait' });
  }
  await expect(words).rejects.toMatchObject({ code: 'too-fast' });
  vi.advanceTimersByTime(700);
  expect([socket().count('chat'), socket().count('move')]).toEqual([1, 2]);
  socket().say({ type: 'done', id: socket().last('move').id, number: 8 });
  expect(await move).toMatchObject({ number: 8 });
});

test('a refusal comes with its rule, its reason and its figures', async () => {
  const line = new Line();
  const answer = line.send(MOVE);
  const failed = { code: 'illegal', message: 'too far', rule: 'fr.move.distance', reason: 'too-far' };
  socket()
    .hello()
    .say({ type: 'error', id: socket().last('move').id, ...failed, figures: { most: 5 } });
  await expect(answer).rejects.toMatchObject({ ...failed, figures: { most: 5 } });
});

test('a table that can’t be watched is told to its watcher alone', () => {
  const line = new Line();
  const ada = watcher();
  line.watch('T', ada);
  socket().hello();
  socket().say({ type: 'error', id: socket().last('watch').id, code: 'not-found', message: 'no such table' });
  expect(ada.problems.map(({ code }) => code)).toEqual(['not-found']);
});

test('whoever has stopped watching is told no more, also on the next line', () => {
  const line = new Line();
  const ada = watcher();
  const end = line.watch('T', ada);
  socket().hello();
  end();
  expect(socket().count('unwatch')).toBe(1);
  socket().say(news(3));
  socket().close();
  vi.advanceTimersByTime(300);
  socket().hello();
  expect([ada.told, socket().count('watch')]).toEqual([[], 0]);
});

test('a silent line is asked whether it is there, and given up if it isn’t', () => {
  const line = new Line();
  line.watch('T', watcher());
  socket().hello();
  vi.advanceTimersByTime(25_000);
  expect(socket().count('ping')).toBe(1);
  socket().say({ type: 'pong', id: 'pulse' });
  vi.advanceTimersByTime(25_000 + 7_999);
  expect([line.status, FakeSocket.all.length]).toEqual(['online', 1]);
  vi.advanceTimersByTime(1);
  expect(line.status).toBe('offline');
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all.length).toBe(2);
});

test('a line that is opened anew on purpose comes back at once, and nobody is told that it was lost', () => {
  const line = new Line();
  line.watch('T', watcher());
  socket().hello();
  line.reopen();
  vi.advanceTimersByTime(0);
  expect([line.status, FakeSocket.all.length]).toEqual(['connecting', 2]);
});

test('what is said while the line begins anew goes over the next socket', () => {
  const line = new Line();
  line.watch('T', watcher());
  const old = socket().hello();
  const close = old.close.bind(old);
  old.close = () => {}; // browsers take a moment for it
  line.reopen();
  void line.send(MOVE);
  expect(old.heard.filter(({ type }) => type === 'move')).toEqual([]);
  close();
  vi.advanceTimersByTime(300);
  socket().hello();
  expect(socket().last('move')).toMatchObject(MOVE);
});

test('who is banned is told so once, and the line does not come back by itself', () => {
  const line = new Line();
  const banned = vi.fn();
  line.onbanned = banned;
  line.watch('T', watcher());
  socket().hello();
  socket().say({ type: 'error', id: '', code: 'banned', message: 'you are banned' });
  socket().close();
  vi.advanceTimersByTime(60_000);
  expect([banned.mock.calls.length, FakeSocket.all.length, line.status]).toEqual([1, 1, 'idle']);
});
