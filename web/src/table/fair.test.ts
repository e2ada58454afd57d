import { expect, it } from 'vitest';
import { commitmentOf } from './fair';

it('commits to a seed by the SHA-256 of its text', async () => {
  expect(await commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
