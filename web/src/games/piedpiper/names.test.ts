import { expect, test } from 'vitest';
import { shortened } from './names';

test('long names keep their number', () => {
  expect(shortened('Ada')).toBe('Ada');
  expect(shortened('Szczurzątko 12')).toBe('Szczurząt… 12');
  expect(shortened('Pantry Rat 2')).toBe('Pantry Rat 2');
  expect(shortened('Bartholomeo')).toBe('Bartholomeo');
  expect(shortened('Bartholomäus der Große')).toBe('Bartholomäus…');
});
