/** How things of the scene come from one picture to the next. */
import type { TableEvent } from '../../lib/types';
import type { Flight, Motion, Point } from '../../stage/kit';
import { floorPoint, HOUSE } from './art/measures';
import type { Picture } from './picture';
import { middleOf, pileBox, stripBox } from './scene';
import { layoutOf, wayThrough } from './town';
import { CARDS } from './view';

const HOP = 7;
const CARD = 70;

/** Figures walk into a house and out of it on the other side; those whom they join or leave make room. */
export function walking(before: Picture, after: Picture, house: number, ways: Record<number, 1 | -1>): Motion[] {
  return moves(before, after, (figure, from, to) =>
    ways[figure]
      ? { path: [from, ...wayThrough(before, house, ways[figure]), to], hop: HOP }
      : { path: [from, to], begins: 0.6 },
  );
}

/** When a house is taken away, the others and all figures move up. */
export function regroup(before: Picture, after: Picture): Motion[] {
  const [from, to] = [layoutOf(before), layoutOf(after)];
  const houses = from.houses.flatMap((foot, house): Motion[] => {
    const next = to.houses[house];
    return foot && next && isApart(foot, next) ? [{ thing: `house:${house}`, path: [foot, next], begins: 0.4 }] : [];
  });
  return [...houses, ...moves(before, after, (_, from, to) => ({ path: [from, to], begins: 0.4 }))];
}

function moves(
  before: Picture,
  after: Picture,
  how: (figure: number, from: Point, to: Point) => Omit<Motion, 'thing'>,
): Motion[] {
  const to = layoutOf(after).figures;
  return layoutOf(before).figures.flatMap((from, figure) => {
    const next = to[figure];
    return from && next && isApart(from, next) ? [{ thing: `figure:${figure}`, ...how(figure, from, next) }] : [];
  });
}

const isApart = (one: Point, other: Point) => one.x !== other.x || one.y !== other.y;

/** A marker climbs or falls on its ladder; the roof is as high as it can get. */
export function climbing(before: Picture, after: Picture, house: number, roof: number): Motion[] {
  const foot = layoutOf(before).houses[house];
  const owner = before.houses[house]!.owner;
  if (!foot) return [];
  const at = (picture: Picture): Point => {
    const { x, y } = floorPoint(picture.floors[owner]!, roof);
    return { x: foot.x + x, y: foot.y + y };
  };
  return [{ thing: `marker:${owner}`, path: [at(before), at(after)] }];
}

/** A card comes from the hand of its seat; nobody sees more of it on the way than when it lies there. */
export function cardFlight({ seat, figures }: TableEvent, before: Picture): Flight {
  const name = figures.face_down! > 0 ? 'hidden' : (CARDS[figures.card!] ?? 'hidden');
  const lying = before.row[figures.slot!]!.cards.length;
  return {
    symbol: `pp-card-${name}`,
    path: [{ seat }, middleOf(stripBox(figures.slot!, Math.min(1, lying)))],
    size: CARD,
  };
}

export function drawFlight(seat: number): Flight {
  return { symbol: 'pp-card-hidden', path: [middleOf(pileBox('actions')), { seat }], size: CARD };
}

/** From the house of whoever leaves to whom it goes. */
export function markerFlight({ seat, figures }: TableEvent, before: Picture): Flight {
  const house = before.houses.findIndex((one) => one.owner === figures.owner);
  const foot = layoutOf(before).houses[house] ?? { x: 850, y: 500 };
  return {
    symbol: `pp-marker-${figures.owner! % 5}`,
    path: [{ x: foot.x, y: foot.y - HOUSE.height / 2 }, { seat }],
    size: CARD,
  };
}
