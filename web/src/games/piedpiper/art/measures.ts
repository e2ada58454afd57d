/** How large houses and figures are drawn, in scene units. A house stands on 0, 0, the middle of its plinth's foot. */
import type { Box, Point } from '../../../stage/kit';

export const HOUSE = { left: -130, right: 130, height: 314 };
/** The plinth, which carries the name plate; beside it the ladder, on which the marker climbs. */
export const PLINTH = { left: -130, right: 70, height: 46 };
export const LADDER = { x: 96, width: 46 };
export const EAVES = -228;
/** Where walls are as far to the left as to the right. */
export const MIDDLE = -30;
const STOREYS = -EAVES - PLINTH.height;

/** How wide a wall is to both sides, at heights from 0 (its foot) to 1 (the eaves); each house has an outline of its own. */
const WALLS: readonly (readonly (readonly [height: number, left: number, right: number])[])[] = [
  [
    [0, 70, 70],
    [1, 70, 70],
  ],
  [
    [0, 64, 64],
    [0.45, 56, 58],
    [1, 62, 60],
  ],
  [
    [0, 58, 60],
    [0.28, 60, 62],
    [0.28, 68, 70],
    [0.57, 70, 70],
    [0.57, 78, 76],
    [1, 82, 76],
  ],
  [
    [0, 74, 70],
    [1, 66, 66],
  ],
  [
    [0, 58, 58],
    [0.5, 70, 68],
    [1, 64, 62],
  ],
];

const wallOf = (house: number) => WALLS[house % WALLS.length]!;
export const heightAt = (part: number): number => -PLINTH.height - STOREYS * part;

/** The ends of the wall at a height; `isBelow` a ledge or above it. */
export function wallAt(house: number, part: number, isBelow = false): { left: number; right: number } {
  const wall = wallOf(house);
  const next = wall.findIndex(([height]) => (isBelow ? height >= part - 1e-9 : height > part + 1e-9));
  const [b, a] = [wall[next < 0 ? wall.length - 1 : next]!, wall[Math.max(0, (next < 0 ? wall.length : next) - 1)]!];
  const share = b[0] === a[0] ? 1 : Math.min(1, (part - a[0]) / (b[0] - a[0]));
  const mix = (at: 1 | 2) => a[at] + (b[at] - a[at]) * share;
  return { left: MIDDLE - mix(1), right: MIDDLE + mix(2) };
}

/** The wall between two heights, as the points of a polygon. */
export function wallPoints(house: number, from = 0, to = 1): string {
  const ledges = wallOf(house).filter(([height]) => height > from + 1e-9 && height < to - 1e-9);
  const rows: [number, number, number][] = [
    [from, ...ends(wallAt(house, from))],
    ...ledges.map(([height, left, right]): [number, number, number] => [height, MIDDLE - left, MIDDLE + right]),
    [to, ...ends(wallAt(house, to, true))],
  ];
  const left = rows.map(([height, x]) => `${x.toFixed(1)},${heightAt(height).toFixed(1)}`);
  const right = rows.toReversed().map(([height, , x]) => `${x.toFixed(1)},${heightAt(height).toFixed(1)}`);
  return [...left, ...right].join(' ');
}

const ends = ({ left, right }: { left: number; right: number }): [number, number] => [left, right];

/** Where the marker is on a floor: 0 stands on the ground, `roof` is above the ladder's last rung. */
export function floorPoint(floor: number, roof: number): Point {
  if (floor <= 0) return { x: LADDER.x, y: -PLINTH.height / 2 };
  if (floor >= roof) return { x: LADDER.x, y: EAVES - 24 };
  return { x: LADDER.x, y: heightAt((floor - 0.5) / (roof - 1)) };
}

/** Figures are drawn about 18 to both sides and 60 high, and this much larger. */
export const FIGURE_SCALE = 2;

/** All of a figure that stands at a point. */
export function figureBox({ x, y }: Point): Box {
  return { x: x - 19 * FIGURE_SCALE, y: y - 61 * FIGURE_SCALE, w: 40 * FIGURE_SCALE, h: 63 * FIGURE_SCALE };
}

export function houseBox({ x, y }: Point): Box {
  return { x: x + HOUSE.left, y: y - HOUSE.height, w: HOUSE.right - HOUSE.left, h: HOUSE.height };
}

/** The name plate of a house that stands at a point. */
export function plateBox({ x, y }: Point): Box {
  return { x: x + PLINTH.left, y: y - PLINTH.height, w: PLINTH.right - PLINTH.left, h: PLINTH.height };
}

/** Where figures go in and out of a house that stands at a point. */
export const doorOf = ({ x, y }: Point): Point => ({ x: x + MIDDLE, y: y - 6 });
