/** Why a hint says what it says: what the move brings, and how one's chance changes. */
import { nameIn, type Seat } from '../lib/seats';
import { t, tell } from '../lib/words.svelte';
import type { Reason } from '../stage/HintReason.svelte';
import type { Moment } from '../stage/show.svelte';
import type { Hinting } from './hinting.svelte';

export function reasonOf({ hint, turn, moves }: Hinting, { offers, actor }: Moment, seats: Seat[]): Reason | null {
  const offer = offers?.find(({ move }) => move === moves[0]);
  if (!hint || !turn || !offer || actor === null) return null;
  const [before, after] = [hint.before, turn.wins].map((chances) => Math.round(100 * chances[actor]!)) as [
    number,
    number,
  ];
  const brings = offer.brings.map((say) => tell(say, nameIn(seats))).join(', ');
  return {
    brings: brings || tell(offer.say, nameIn(seats)),
    chance: before === after ? t('hint-reason-same', { after }) : t('hint-reason', { before, after }),
  };
}
