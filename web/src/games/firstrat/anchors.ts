/** Where on the board a question is asked, and where a move would happen. */
import { burrowPoints, type Layout, type Point } from './geometry';
import { goOf } from './offers';
import { PAD, type FirstRatProfile, type FirstRatView } from './view';

function middle(box: { x: number; y: number; w: number; h: number }): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The place of a decision; null where the whole board is it. */
export function placeOfPhase(view: FirstRatView, seat: number, profile: FirstRatProfile, layout: Layout): Point | null {
  const { phase, turn } = view;
  const target = layout.places[turn.target] ?? layout.places[0]!;
  if (phase === 'route' || phase === 'bonus' || phase === 'drink') return target;
  if (phase === 'reward') return layout.places[PAD]!;
  if (phase === 'fork') {
    const node = Object.keys(profile.burrow)[view.players[seat]!.burrow]!;
    const at = burrowPoints(profile.burrow, layout.loop).get(node)!;
    return { x: Math.max(at.x, layout.loop.x + layout.loop.w), y: at.y };
  }
  if (phase === 'comic') return { x: layout.shelf.x + layout.shelf.w, y: layout.shelf.y };
  if (phase === 'shop' && turn.stall) return middle(layout.stalls[turn.stall]);
  if (['build', 'greg-track', 'setup-tracks'].includes(phase)) {
    return { x: layout.tracks.x + layout.tracks.w, y: layout.tracks.y + 20 };
  }
  return null;
}

/** The place of a move of a rat; null for moves that are asked where they belong anyway. */
export function placeOfMove(move: string, layout: Layout): Point | null {
  const go = goOf(move);
  return go && layout.places[go.place]!;
}
