/** Which figures stand where: rats that run alone, and rats of a seat that are alike as one figure with a number. */
import type { Point } from '../../stage/kit';
import { HATCH, inNursery, standing } from './map';
import { NURSERY, PAD, placeNumber, ROCKET, START, type FirstRatProfile, type FirstRatView } from './view';

export interface Figure {
  seat: number;
  /** From 1; several are alike and drawn as one. */
  rats: number[];
  place: number;
  /** Where it stands, or where it set out from. */
  at: Point;
  isRunning: boolean;
}

export const ratThing = (seat: number, rat: number): string => `rat:${seat}:${rat}`;

/** All figures in the order in which they are drawn; rats in the rocket are seen in its windows only. */
export function gathered(
  view: FirstRatView,
  profile: FirstRatProfile,
  seats: number,
  isCarried: (thing: string) => boolean,
): Figure[] {
  const running: Figure[] = [];
  const heaps: Omit<Figure, 'at'>[] = [];
  view.players.slice(0, seats).forEach(({ rats, tokens }, seat) => {
    rats.forEach((text, index) => {
      const [rat, place] = [index + 1, placeNumber(text)];
      if (isCarried(ratThing(seat, rat))) {
        return running.push({ seat, rats: [rat], place, at: spotOf(place, profile), isRunning: true });
      }
      if (place === ROCKET) return undefined;
      const isAlike = (place === START || place === NURSERY) && !tokens[index]?.length;
      const heap = heaps.find(
        (other) => other.seat === seat && other.place === place && isAlike && !tokens[other.rats[0]! - 1]?.length,
      );
      if (heap) return heap.rats.push(rat);
      return heaps.push({ seat, rats: [rat], place, isRunning: false });
    });
  });
  const standingStill = heaps.map((heap) => {
    const fellows = heaps.filter(({ place }) => place === heap.place);
    const [index, count] = [fellows.indexOf(heap), fellows.length];
    const at = heap.place === NURSERY ? inNursery(profile.burrow, index, count) : standing(heap.place, index, count);
    return { ...heap, at };
  });
  // Whoever looks to the left is covered from the left: numbers are on backs.
  const order = (a: Figure, b: Figure) => a.at.y - b.at.y || (isTurned(a.place) ? b.at.x - a.at.x : a.at.x - b.at.x);
  return [...standingStill.sort(order), ...running];
}

/** Where a rat is that stands alone at a place, in the nursery and at the hatch of the rocket, too. */
export function spotOf(place: number, profile: FirstRatProfile): Point {
  if (place === ROCKET) return HATCH;
  if (place === NURSERY) return inNursery(profile.burrow, 0, 1);
  return standing(Math.min(Math.max(place, START), PAD), 0, 1);
}

/** Rows that run to the left. */
export function isTurned(place: number): boolean {
  return (place >= 10 && place <= 15) || (place >= 23 && place <= ROCKET);
}
