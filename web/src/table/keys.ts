/** The keys of a table, and what each does: `page-table-key-…` in the catalogues. */
import type { GameName } from '../lib/types';

export type Key = readonly [key: string, name: string];

const EVERYWHERE: readonly Key[] = [
  ['U', 'undo'],
  ['H', 'hint'],
  ['C', 'chat'],
  ['L', 'log'],
  ['R', 'rules'],
  ['?', 'help'],
];
const OF_GAME: Readonly<Record<GameName, readonly Key[]>> = {
  firstrat: [
    ['1–9', 'choose'],
    ['Tab', 'tab'],
    ['← ↑ → ↓', 'firstrat-arrows'],
    ['Enter', 'firstrat-enter'],
    ['Esc', 'firstrat-escape'],
  ],
  piedpiper: [
    ['1–9', 'choose'],
    ['Tab', 'tab'],
    ['Enter', 'piedpiper-enter'],
    ['1–4', 'piedpiper-places'],
    ['Esc', 'piedpiper-escape'],
  ],
};

export function keysOf(game: GameName): readonly Key[] {
  return [...OF_GAME[game], ...EVERYWHERE];
}
