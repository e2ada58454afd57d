/** A picture to try things on: three houses, the figures where they begin. */
import type { TableEvent } from '../../lib/types';
import type { Picture } from './picture';

export function examplePicture(changes: Partial<Picture> = {}): Picture {
  return {
    houses: [0, 1, 2].map((owner) => ({ owner, isLeft: false })),
    gaps: [0, 1, 2, 2, -1, -1, 2],
    row: (['rat-1', 'rat-2', 'piper', 'rat-4'] as const).map((figure) => ({ figure, cards: [] })),
    floors: [3, 3, 3],
    collected: [0, 0, 0],
    isOut: [false, false, false],
    handSizes: [4, 4, 4],
    hand: ['forward', 'back', 'sewer', 'plus'],
    deck: 38,
    discard: 0,
    characters: 11,
    charactersDiscard: 0,
    seat: 0,
    turn: 2,
    front: 0,
    ...changes,
  };
}

export function event(kind: string, seat: number, figures: Record<string, number> = {}): TableEvent {
  return { kind, seat, figures, say: { key: kind } };
}
