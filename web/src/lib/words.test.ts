import { beforeEach, expect, test } from 'vitest';
import { firstLanguage, t, tell, words } from './words.svelte';

beforeEach(() => words.speak('en'));

test('a sentence holds sentences and seats', () => {
  const say = {
    key: 'event-rat-moved',
    figures: {
      seat: { seat: 0 },
      rat: 1,
      origin: { key: 'from-place', figures: { space: 0 } },
      space: { key: 'to-place', figures: { space: 11 } },
      pipes: '5-10',
      pipe_count: 1,
    },
  };
  expect(tell(say, () => 'Anna')).toBe('Anna moved rat 1 from Start to space 11 through pipe 5-10.');
});

test('switching the language needs no server', async () => {
  const say = { key: 'amount-cheese', figures: { count: 5 } };
  await words.speak('pl');
  expect(tell(say, String)).toBe('5 serów');
});

test('sentences hold no invisible marks', () => {
  expect(t('player-number', { number: 2 })).toBe('Player 2');
});

test('a missing key and a missing figure are faults', () => {
  expect(() => t('page-no-such-text')).toThrow('page-no-such-text');
  expect(() => t('player-number')).toThrow('player-number');
});

test.each([
  [['fr-FR', 'it-IT', 'de'], 'it'],
  [['ja'], 'en'],
  [['PL'], 'pl'],
])('of the languages %j, we speak %s', (asked, language) => {
  expect(firstLanguage(asked)).toBe(language);
});
