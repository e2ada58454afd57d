import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { settings, settingsIn, USUAL } = await import('./settings.svelte');

test('what is no setting is left out', () => {
  expect(settingsIn({ speed: 3, pause: 500, confirm: 'yes', volume: 101, largeLabels: true, other: 1 })).toEqual({
    pause: 500,
    largeLabels: true,
  });
  expect(settingsIn(null)).toEqual({});
});

test('what is chosen here is told, what was chosen elsewhere is not told again', () => {
  const told = vi.fn();
  settings.onchange = told;
  settings.set({ speed: 2 });
  expect(told).toHaveBeenCalledExactlyOnceWith({ ...USUAL, speed: 2 });
  settings.take({ speed: 0, volume: 'loud' });
  expect(told).toHaveBeenCalledOnce();
  expect([settings.table.speed, settings.table.volume, settings.moves]).toEqual([0, USUAL.volume, false]);
});
