import { expect, test } from 'vitest';
import { isAt } from './boards';

test('a problem is told at its field, and a row tells those of its fields', () => {
  const problem = { key: 'pipes[1].to', problem: 'leads backward' };
  expect(isAt(problem, 'pipes[1].to', false)).toBe(true);
  expect(isAt(problem, 'pipes[1]', true)).toBe(true);
  expect(isAt(problem, 'pipes[1]', false)).toBe(false);
  expect(isAt({ ...problem, key: 'pipes[10].to' }, 'pipes[1]', true)).toBe(false);
  expect(isAt({ ...problem, key: 'path.10' }, 'path.1', true)).toBe(false);
});
