/** Where the houses stand and the figures are. Forward leads to the right: in front to the right, behind to the left. */
import { doorOf, FIGURE_SCALE } from './art/measures';
import type { Point } from '../../stage/kit';
import type { House, Picture } from './picture';
import { leg, type Street } from './street';

interface Town {
  /** The foot of each house, from the one in front on. */
  houses: readonly Point[];
  /** Where the foremost figures stand, in the gap after each house. */
  gaps: readonly Point[];
  /** Where the street goes around the market place: by the number of the house or gap before (houses are even, gaps odd). */
  bends: Readonly<Record<number, Point>>;
}

const at = (x: number, y: number): Point => ({ x, y });
const FRONT = at(850, 988);
const BEHIND = at(850, 334);
const [RIGHT, LEFT] = [at(1446, 348), at(254, 348)];

/** By how many houses stand. Nothing stands on the market place, and no figure before or behind a house. */
const TOWNS: readonly Town[] = [
  { houses: [], gaps: [BEHIND], bends: {} },
  { houses: [FRONT], gaps: [BEHIND], bends: {} },
  { houses: [FRONT, BEHIND], gaps: [at(1558, 660), at(142, 660)], bends: { 1: RIGHT, 2: LEFT } },
  {
    houses: [FRONT, at(1562, 338), at(138, 338)],
    gaps: [at(1500, 880), BEHIND, at(200, 880)],
    bends: {},
  },
  {
    houses: [FRONT, at(1564, 700), BEHIND, at(136, 700)],
    gaps: [at(1270, 972), at(1210, 326), at(490, 326), at(430, 972)],
    bends: { 2: RIGHT, 5: LEFT },
  },
  {
    houses: [FRONT, at(1562, 928), at(1204, 334), at(496, 334), at(138, 928)],
    gaps: [at(1206, 978), at(1558, 596), at(850, 326), at(142, 596), at(494, 978)],
    bends: { 3: RIGHT, 6: LEFT },
  },
];

/** The place of each house among those that stand, counted from the one in front; -1 for houses that are left. */
export function places(houses: readonly House[], front: number): number[] {
  const found = houses.map(() => -1);
  let count = 0;
  for (let step = 0; step < houses.length; step++) {
    const house = (front + step) % houses.length;
    if (!houses[house]!.isLeft) found[house] = count++;
  }
  return found;
}

/** The house that is drawn in front: that of the seat, or the next one that still stands. */
export function frontHouse(houses: readonly House[], seat: number): number {
  const own = Math.max(
    0,
    houses.findIndex((house) => house.owner === seat),
  );
  for (let step = 0; step < houses.length; step++) {
    const house = (own + step) % houses.length;
    if (!houses[house]!.isLeft) return house;
  }
  return own;
}

/** The gap of a house that is left has become that of the house before it. */
function standing(houses: readonly House[], house: number): number {
  for (let step = 0; step < houses.length; step++) {
    const found = (house - step + houses.length) % houses.length;
    if (!houses[found]!.isLeft) return found;
  }
  return house;
}

const SPREAD = 36 * FIGURE_SCALE;
const DEEP = 35 * FIGURE_SCALE;
/** How many stand in each row of a gap, the hindmost first. */
const ROWS = [[], [1], [2], [3], [2, 2], [2, 3], [3, 3], [2, 3, 2]];

/** Where each of some figures stands that share a gap, from its foremost middle. */
export function cluster(count: number): Point[] {
  const rows = ROWS[Math.min(count, ROWS.length - 1)]!;
  return rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, index) => ({
      x: (index - (width - 1) / 2) * SPREAD + (isEven(rows) && row % 2 ? SPREAD / 3 : 0),
      y: (row - rows.length + 1) * DEEP,
    })),
  );
}
const isEven = (rows: number[]) => rows.length > 1 && rows[0] === rows[1];

/** How all of a picture stands. */
export interface Layout {
  /** The foot of each house; null for those that are left. */
  houses: (Point | null)[];
  /** The gap after each house. */
  gaps: Point[];
  /** Where each figure stands; null for those that are not in the game. */
  figures: (Point | null)[];
}

export function layoutOf({ houses, gaps, front }: Pick<Picture, 'houses' | 'gaps' | 'front'>): Layout {
  const place = places(houses, frontHouse(houses, front));
  const town = TOWNS[place.filter((one) => one >= 0).length]!;
  const gapAt = (gap: number): Point => town.gaps[Math.max(0, place[standing(houses, gap)]!)]!;
  return {
    houses: place.map((one) => (one < 0 ? null : town.houses[one]!)),
    gaps: houses.map((_, gap) => gapAt(gap)),
    figures: gaps.map((gap, figure) => {
      if (gap < 0) return null;
      const [middle, shared] = [gapAt(gap), standing(houses, gap)];
      const together = gaps.flatMap((other, one) => (other >= 0 && standing(houses, other) === shared ? [one] : []));
      const spot = cluster(together.length)[together.indexOf(figure)]!;
      return { x: middle.x + spot.x, y: middle.y + spot.y };
    }),
  };
}

/** The houses that stand, from the one in front on, to the right. */
export function round({ houses, front }: Pick<Picture, 'houses' | 'front'>): number[] {
  const place = places(houses, frontHouse(houses, front));
  const found = place.flatMap((one, house) => (one < 0 ? [] : [house]));
  return found.sort((one, other) => place[one]! - place[other]!);
}

/** The street past each house and the gap after it, from the house in front on. */
export function streetOf(picture: Pick<Picture, 'houses' | 'gaps' | 'front'>): Street {
  const layout = layoutOf(picture);
  const order = round(picture);
  const { bends } = TOWNS[order.length]!;
  const street: Street = { points: [], stops: [] };
  for (const stop of order.flatMap((house) => [layout.houses[house]!, layout.gaps[house]!])) {
    const bend = bends[street.stops.length];
    street.stops.push(street.points.length);
    street.points.push(...(bend ? [stop, bend] : [stop]));
  }
  return street;
}

/** The way from a gap through a house that is next to it, into the next gap; without both ends. */
export function wayThrough(picture: Pick<Picture, 'houses' | 'gaps' | 'front'>, house: number, way: 1 | -1): Point[] {
  const foot = layoutOf(picture).houses[house];
  const stop = round(picture).indexOf(house) * 2;
  if (!foot) return [];
  const street = streetOf(picture);
  return [...leg(street, stop - way, way), doorOf(foot), ...leg(street, stop, way)];
}
