import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, fakeLine, realLine, socket } from '../../tests/socket';
import type { Person } from './types';

const ADA: Person = { id: 'p1', name: 'Ada' };
const kept = new Map<string, string>();
const asked = vi.fn<(path: string, request: { method: string; body?: string }) => Promise<Response>>();

/** The server answers every request like this from now on. */
function answerWith(status: number, body: object): void {
  asked.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
}

beforeEach(() => {
  fakeLine();
  asked.mockReset();
  kept.clear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.resetModules();
});
afterEach(realLine);

/** As after a page was loaded. */
async function loaded() {
  const { words } = await import('./words.svelte');
  await words.speak('en');
  return { ...(await import('./me.svelte')), ...(await import('./line.svelte')) };
}

test('nobody asks the server who is here for the first time', async () => {
  const { me } = await loaded();
  await me.load();
  expect([me.person, asked.mock.calls]).toEqual([null, []]);
});

test('whoever was here before is the same again', async () => {
  kept.set('ratskeller.me', 'p1');
  answerWith(200, ADA);
  const { me } = await loaded();
  await me.load();
  expect(me.person).toEqual(ADA);
});

test('a cookie that is no longer good is forgotten, a server that is away is not taken for one', async () => {
  kept.set('ratskeller.me', 'p1');
  answerWith(503, { code: 'busy', message: 'later' });
  const { me } = await loaded();
  await me.load();
  expect(kept.get('ratskeller.me')).toBe('p1');
  answerWith(401, { code: 'sign-in', message: 'who?' });
  await me.load();
  expect(kept.has('ratskeller.me')).toBe(false);
});

test('a name is made up once, however many deeds need it at the same time', async () => {
  answerWith(200, ADA);
  const { me } = await loaded();
  expect(await Promise.all([me.needed(), me.needed(), me.needed()])).toEqual([ADA, ADA, ADA]);
  expect(asked.mock.calls.map(([path, { body }]) => [path, body])).toEqual([['/api/me', '{"name":"Rat 5500"}']]);
  await me.needed();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a name that could not be taken is asked for again the next time', async () => {
  answerWith(503, { code: 'busy', message: 'later' });
  const { me } = await loaded();
  await expect(me.needed()).rejects.toMatchObject({ code: 'busy' });
  answerWith(200, ADA);
  expect(await me.needed()).toEqual(ADA);
});

test('the line is opened anew for somebody else, but not for another name', async () => {
  const { me, line } = await loaded();
  line.send({ type: 'ping' }).catch(() => {});
  socket().hello('', '');
  me.become(ADA);
  vi.advanceTimersByTime(0);
  expect(FakeSocket.all.length).toBe(2);
  socket().hello();
  me.become({ ...ADA, name: 'Adele' });
  vi.advanceTimersByTime(0);
  expect([FakeSocket.all.length, me.person?.name]).toEqual([2, 'Adele']);
});

test('the server says on every line who I am, and whoever was signed out is nobody', async () => {
  const { me, line } = await loaded();
  line.send({ type: 'ping' }).catch(() => {});
  socket().hello();
  expect(me.person).toEqual(ADA);
  socket().hello('', '');
  expect([me.person, kept.size]).toEqual([null, 0]);
});

test('whoever is just taking a name gets no other one made up', async () => {
  answerWith(200, ADA);
  const { me } = await loaded();
  const [taken, needed] = await Promise.all([me.rename('Ada'), me.needed()]);
  expect([taken, needed]).toEqual([ADA, ADA]);
  expect(asked.mock.calls.map(([, request]) => request.body)).toEqual([JSON.stringify({ name: 'Ada' })]);
});
