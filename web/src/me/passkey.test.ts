import { expect, test } from 'vitest';
import { bytesOf, textOf } from './passkey';

test('bytes are the same after their way as a text', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(textOf(all.buffer)).not.toMatch(/[+/=]/);
  expect(bytesOf(textOf(all.buffer))).toEqual(all);
});
