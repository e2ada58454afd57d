/** Greg's deck, as far as everybody knows it. */
import type { Board } from '../../lib/types';
import { cardOf, type FirstRatProfile, type FirstRatView, type GregCard } from './view';

/** The card that he turned over last; null before his first turn. */
export function cardOfGreg(view: FirstRatView, board: Board<FirstRatProfile>): { name: string; card: GregCard } | null {
  const name = board.names.CARD_NAMES?.[view.turn.card] ?? '';
  return view.seen.includes(name) ? { name, card: cardOf(name, board.profile) } : null;
}

export function cardsLeft(view: FirstRatView): number {
  return view.deck.length + view.unseen_a + view.unseen_b;
}
