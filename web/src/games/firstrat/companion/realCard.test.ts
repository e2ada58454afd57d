import { expect, test } from 'vitest';
import { cardAnswer } from './realCard';

test('a card is told by its numbers, and by its symbol if it has one', () => {
  expect(cardAnswer([1, 2, 0, 2], 'none')).toBe('1-2-0-2');
  expect(cardAnswer([3, 1, 1, 1], 'cargo')).toBe('3-1-1-1:cargo');
});
