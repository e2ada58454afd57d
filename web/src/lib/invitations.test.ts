import { beforeEach, expect, test, vi } from 'vitest';
import { invitations, type Invitation } from './invitations.svelte';
import { toasts } from './toasts.svelte';
import { words } from './words.svelte';

const from = (id: string) => ({ id, table: id, game: 'firstrat', name: id, at: 0 }) as Invitation;
const told = vi.spyOn(toasts, 'show').mockImplementation(() => {});

beforeEach(async () => {
  await words.speak('en');
  invitations.forget();
  told.mockClear();
});

test('of an invitation that comes while I look there is a word, but not of those that stand there already', () => {
  invitations.learn([from('Ada')]);
  expect(told).not.toHaveBeenCalled();
  invitations.learn([from('Ada'), from('Ben')]);
  invitations.learn([from('Ada'), from('Ben')]);
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]![0]).toContain('Ben');
  expect(invitations.all.map(({ id }) => id)).toEqual(['Ada', 'Ben']);
});
