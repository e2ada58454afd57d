import { expect, test } from 'vitest';
import { Asking } from './asking.svelte';

test('what can’t be known is told, and known when asked again', async () => {
  const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve(7)];
  const asking = new Asking(() => answers.shift()!());
  expect([asking.answer, asking.problem]).toEqual([null, null]);
  await asking.look();
  expect(asking.problem).toEqual(new Error('away'));
  await asking.look();
  expect([asking.answer, asking.problem]).toEqual([7, null]);
});

test('what is known stays while the server is away', async () => {
  const answers = [() => Promise.resolve(7), () => Promise.reject(new Error('away'))];
  const asking = new Asking(() => answers.shift()!());
  await asking.look();
  await asking.look();
  expect([asking.answer, asking.problem]).toEqual([7, new Error('away')]);
});
