/** Games that begin at once. */
import type { GameName, TableWish } from '../lib/types';

/** So many bots of a level, or the game's own opponent on a level of his. */
export type Quick = { bot: string; count: number } | { greg: string };

export const QUICK: Record<GameName, readonly Quick[]> = {
  firstrat: [
    { bot: 'ratling', count: 1 },
    { bot: 'pantry-rat', count: 1 },
    { bot: 'pantry-rat', count: 3 },
    { bot: 'sly-rat', count: 2 },
    { greg: 'easy' },
    { greg: 'hard' },
  ],
  piedpiper: [
    { bot: 'ratling', count: 2 },
    { bot: 'pantry-rat', count: 1 },
    { bot: 'pantry-rat', count: 3 },
    { bot: 'sly-rat', count: 2 },
    { bot: 'sly-rat', count: 4 },
    { bot: 'rat-king', count: 3 },
  ],
};

export function wishFor(game: GameName, quick: Quick): TableWish {
  if ('greg' in quick) return { game, seats: [{ kind: 'me' }], level: quick.greg, is_public: false };
  const bots = Array.from({ length: quick.count }, () => ({ kind: 'bot' as const, bot: quick.bot }));
  return { game, seats: [{ kind: 'me' }, ...bots], is_public: false };
}
