/** A turn in a few signs, and the ways that figures took in it. */
import type { TableEvent } from '../../lib/types';
import type { Point, Sign, Trail } from '../../stage/kit';
import { passing, type Picture } from './picture';
import { thingsOf, type Way } from './steps';
import { layoutOf, wayThrough } from './town';
import { CARDS, FIGURES } from './view';

/** Cards that were played, markers with their new floors, who had to leave. */
export function recapOf(events: readonly TableEvent[]): Sign[] {
  return events.flatMap((event): Sign[] => {
    const { kind, seat, figures, say } = event;
    if (!say) return [];
    const sign = { say, things: thingsOf(event) };
    if (kind === 'card-played')
      return [{ ...sign, symbol: `pp-card-${CARDS[figures.card!] ?? 'hidden'}`, amount: `${figures.slot! + 1}` }];
    if (kind === 'activated') return [{ ...sign, symbol: `pp-figure-${FIGURES[figures.figure!]!}` }];
    if (kind === 'nothing-moved') return [{ ...sign, symbol: 'pp-nothing' }];
    if (kind === 'marker-moved')
      return [{ ...sign, symbol: `pp-marker-${seat % 5}`, amount: `${figures.origin}→${figures.floor}` }];
    if (kind === 'seat-out') return [{ ...sign, symbol: 'pp-out' }];
    if (kind === 'game-over') return [{ ...sign, symbol: 'pp-end' }];
    return [];
  });
}

/** From gap to gap through the houses, as far as they still stand. */
export function trailsOf(events: readonly TableEvent[], picture: Picture): Trail[] {
  const layout = layoutOf(picture);
  const turn = events.find((event) => event.kind === 'card-played')?.seat ?? picture.seat;
  return events.flatMap((event): Trail[] => {
    if (event.kind !== 'figure-moved') return [];
    const { figure, origin, gap, houses } = event.figures as Record<'figure' | 'origin' | 'gap' | 'houses', number>;
    const gapPoint = (at: number): Point => ({ x: layout.gaps[at]!.x, y: layout.gaps[at]!.y });
    for (const way of [1, -1] as Way[]) {
      let at = origin;
      const points = [gapPoint(origin)];
      for (let passed = 0; passed < houses; passed++) {
        const next = passing(picture.houses, at, way);
        points.push(...wayThrough(picture, next.house, way), gapPoint(next.gap));
        at = next.gap;
      }
      if (at === gap) return [{ seat: turn, points, thing: `figure:${figure}` }];
    }
    return [];
  });
}
