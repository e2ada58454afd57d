/** Games that begin at once. */
import type { GameName, TableWish } from '../lib/types';
import type { QuickStart } from '../stage/kit';

export function wishFor(game: GameName, quick: QuickStart): TableWish {
  if ('greg' in quick) return { game, seats: [{ kind: 'me' }], level: quick.greg, is_public: false };
  const bots = Array.from({ length: quick.count }, () => ({ kind: 'bot' as const, bot: quick.bot }));
  return { game, seats: [{ kind: 'me' }, ...bots], is_public: false };
}
