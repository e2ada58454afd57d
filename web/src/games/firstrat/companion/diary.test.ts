import { expect, test } from 'vitest';
import { NO_PAGES, stepsBefore, withState } from './diary';
import type { GregState } from './greg';

function after(answers: number, kind: 'turn' | 'slot' | null): GregState {
  const question = kind && { kind, rule: '', track: null, choices: [] };
  return { can_undo: answers, round: 1, facts: [], question, greg: { points: answers } } as unknown as GregState;
}

test('a turn is in the diary when it is done, and gone when it is taken back', () => {
  const states = [after(0, 'turn'), after(1, 'slot'), after(2, 'turn'), after(3, 'turn')];
  const diary = states.reduce(withState, NO_PAGES);
  expect(diary.pages.map(({ at }) => at)).toEqual([0, 2, 3]);
  expect(stepsBefore(diary, 1, after(3, 'turn'))).toBe(3);
  expect(stepsBefore(diary, 0, after(3, 'turn'))).toBe(null);
  expect(withState(diary, after(2, 'turn')).pages.map(({ at }) => at)).toEqual([0, 2]);
  expect(withState(diary, after(1, 'slot')).pages.map(({ at }) => at)).toEqual([0]);
});
