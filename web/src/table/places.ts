/** Who came in where. */
import type { ScorePad } from '../lib/types';

export interface Placed {
  seat: number;
  /** From 1; seats that can't be told apart share one. */
  place: number;
  total: number;
}

/** All seats, the winners first. A tie that was broken puts the winners before those with as many points. */
export function placesOf({ totals, winners }: Pick<ScorePad, 'totals' | 'winners'>): Placed[] {
  const worth = totals.map((total, seat) => (winners.includes(seat) ? Infinity : total));
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + worth.filter((other) => other > worth[seat]!).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
