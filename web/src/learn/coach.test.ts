import { expect, test } from 'vitest';
import { follow, goOn, learnt, NOTHING_YET, type Moment, type Step } from './coach';

const steps: Step[] = [
  { id: 'over', lesson: 'end', isRead: true, when: (m) => m.isOver },
  { id: 'hello', lesson: 'goal', isRead: true, when: () => true },
  { id: 'go', lesson: 'move', when: (m) => m.offers.length > 0 && !m.view },
  { id: 'both', lesson: 'move', when: (m) => m.offers.length > 0, stays: (m) => m.view === 'same turn' },
];
const OFFER = { move: 'r1>5', say: { key: 'move-go' }, brings: [], goes_on: false, points: 0 };

function moment(change: Partial<Moment> = {}): Moment {
  const none = () => 0;
  return {
    view: '',
    profile: null,
    me: 0,
    offers: [OFFER],
    isOver: false,
    moves: 0,
    mine: none,
    others: none,
    ...change,
  };
}

test('a step to be read waits for the learner, or for a move of theirs', () => {
  const first = follow(NOTHING_YET, steps, moment());
  expect(first.current).toBe('hello');
  expect(follow(first, steps, moment({ offers: [] }))).toBe(first);
  expect(goOn(first, steps, moment()).current).toBe('go');
  expect(follow(first, steps, moment({ moves: 1 })).current).toBe('go');
});

test('a step about a decision is over with it, whatever was decided, and never comes again', () => {
  const at = { done: ['hello'], current: 'go', begun: 0 };
  const next = follow(at, steps, moment({ moves: 1 }));
  expect(next).toEqual({ done: ['hello', 'go'], current: 'both', begun: 1 });
  expect(follow(next, steps, moment({ moves: 2, view: 'same turn' }))).toBe(next);
  const last = follow(next, steps, moment({ moves: 2, view: 'other turn' }));
  expect(last.current).toBeNull();
  expect(follow(last, steps, moment({ moves: 3 }))).toBe(last);
});

test('the end comes first when the game is over, and stays', () => {
  const over = follow({ done: [], current: 'go', begun: 0 }, steps, moment({ moves: 1, isOver: true, offers: [] }));
  expect(over.current).toBe('over');
  expect(follow(over, steps, moment({ moves: 2, isOver: true, offers: [] }))).toBe(over);
  const lessons = ['end', 'move', 'goal'].map((name) => ({ name, rule: '' }));
  expect([...learnt({ lessons, steps }, over)].sort()).toEqual(['end', 'move']);
  const needy = [{ name: 'end', rule: '', needs: ['over', 'both'] }];
  expect([...learnt({ lessons: needy, steps }, over)]).toEqual([]);
});
