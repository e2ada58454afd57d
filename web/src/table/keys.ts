/** The keys of a table, and what each does: `page-table-key-…` in the catalogues. */
import { factsOf } from '../games/facts';
import type { GameName } from '../lib/types';

export type Key = readonly [key: string, name: string];

const EVERYWHERE: readonly Key[] = [
  ['U', 'undo'],
  ['H', 'hint'],
  ['M', 'moves'],
  ['L', 'log'],
  ['C', 'chat'],
  ['N', 'next'],
  ['+ − 0', 'zoom'],
  ['␣', 'skip'],
  ['R', 'rules'],
  ['?', 'help'],
];

export function keysOf(game: GameName): readonly Key[] {
  return [...factsOf(game).keys, ...EVERYWHERE];
}
