/** The games, in the order in which they are shown, each with its sign. */
import { ALL_FACTS, factsOf } from '../games/facts';
import type { IconName } from './icon-names';
import type { GameName } from './types';

export const GAMES: readonly GameName[] = ALL_FACTS.map(({ name }) => name);

export function iconOf(game: GameName): IconName {
  return factsOf(game).icon;
}
