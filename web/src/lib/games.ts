/** The games, in the order in which they are shown, each with its sign. */
import type { IconName } from './icon-names';
import type { GameName } from './types';

export const GAMES: readonly GameName[] = ['firstrat', 'piedpiper'];
export const GAME_ICONS: Readonly<Record<GameName, IconName>> = { firstrat: 'rocket', piedpiper: 'pan-flute' };
