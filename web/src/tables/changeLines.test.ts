import { expect, test } from 'vitest';
import { changeLines } from './changeLines';

const t = (key: string) => key;

test('each option that changed is a line, and what is as it was is none', () => {
  const before = { comics: 'super', path: 'variable' };
  expect(changeLines({ options: [before, { comics: 'basic', path: 'variable', roof: '7' }] }, t)).toEqual([
    { name: 'option-comics', before: 'option-comics-super', now: 'option-comics-basic' },
    { name: 'option-roof', before: 'waiting-usual', now: 'option-roof-7' },
  ]);
});

test('what is no option of the game is told, too', () => {
  expect(changeLines({ hints: [true, false], stand_in: ['ratling', 'sly-rat'] }, t)).toEqual([
    { name: 'page-setup-hints', before: 'page-setup-allowed', now: 'page-setup-forbidden' },
    { name: 'page-setup-stand-in', before: 'bot-ratling', now: 'bot-sly-rat' },
  ]);
});
