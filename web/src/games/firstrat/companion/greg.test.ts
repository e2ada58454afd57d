import { expect, test } from 'vitest';
import { cardsOf, setupOf } from './greg';

test('what Greg begins with is what the board on the table says', () => {
  const rats = { 'greg-rats-1': 9, 'greg-rats-2': 6, 'greg-rats-3': 2, 'greg-rats-4': 1 };
  const figures = {
    ...rats,
    'setup-cheese-1': 2,
    'setup-markers': 8,
    'greg-levels-hard-1': 4,
    'greg-levels-hard-2': 6,
  };
  expect(setupOf(figures)).toEqual({ cheese: 2, markers: 8, first: 9, second: 6, third: 2, fourth: 1 });
  expect(cardsOf(figures, 'hard')).toEqual({ fast: 4, slow: 6 });
});
