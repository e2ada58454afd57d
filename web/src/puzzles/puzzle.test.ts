import { beforeEach, expect, test, vi } from 'vitest';
import { mark, marksOf, nextOf, seatedAt, type PuzzleFacts } from './puzzle';

const facts = (id: string): PuzzleFacts => ({
  id,
  game: 'firstrat',
  people: 3,
  level: null,
  options: {},
  seat: 1,
  turn: '4.2',
  difficulty: 'easy',
  theme: 'shop',
  bot: 'sly-rat',
});
const THREE = ['a', 'b', 'c'].map(facts);

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
});

test('what was solved once stays solved', () => {
  mark('firstrat', 'a', 'tried');
  expect(marksOf('firstrat')).toEqual({ a: 'tried' });
  mark('firstrat', 'a', 'solved');
  mark('firstrat', 'a', 'tried');
  expect(marksOf('firstrat')).toEqual({ a: 'solved' });
  expect(marksOf('piedpiper')).toEqual({});
});

test('marks that nobody can read are no marks', () => {
  localStorage.setItem('ratskeller.puzzles-firstrat', '{');
  expect(marksOf('firstrat')).toEqual({});
});

test('the next puzzle is the next that is not solved, round the collection', () => {
  expect(nextOf(THREE, 'a', {})?.id).toBe('b');
  expect(nextOf(THREE, 'a', { b: 'solved', c: 'tried' })?.id).toBe('c');
  expect(nextOf(THREE, 'c', { a: 'solved' })?.id).toBe('b');
});

test('when all are solved, there is still a next one', () => {
  expect(nextOf(THREE, 'b', { a: 'solved', b: 'solved', c: 'solved' })?.id).toBe('c');
  expect(nextOf(THREE.slice(0, 1), 'a', {})).toBeNull();
});

test('I sit on the seat of the puzzle, and bots on the others', () => {
  const { seats, mine } = seatedAt(facts('a'), 'You');
  expect(seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
    ['bot', '', 'sly-rat'],
    ['person', 'You', null],
    ['bot', '', 'sly-rat'],
  ]);
  expect(mine).toEqual([1]);
});
