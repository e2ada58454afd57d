/** Where everything lies in the scene, in scene units: pure figures. */
import type { Box, Point } from '../../stage/kit';
import { PAD, START, type FirstRatProfile, type Pipe, type Stall } from './view';

export const SCENE = { width: 1700, height: 1000 } as const;

/** The four rows of the path, the lowest first, and the columns in them. */
const ROWS = [628, 470, 312, 154] as const;
const column = (count: number): number => 560 + 104 * count;
const TURN = 1392;
const BEND = 33;

/** Middles of Start (0), the spaces (1-26) and the pad (27): 1-7 to the right, 8 and 9 turn, 10-14 to the left, and so on. */
export const PLACES: readonly Point[] = placesOfPath();

function placesOfPath(): Point[] {
  const places: Point[] = [{ x: 498, y: 634 }];
  for (let i = 1; i <= 7; i++) places.push({ x: column(i), y: ROWS[0] });
  places.push({ x: TURN, y: ROWS[0] - BEND }, { x: TURN, y: ROWS[1] + BEND });
  for (let i = 7; i >= 3; i--) places.push({ x: column(i), y: ROWS[1] });
  places.push({ x: 758, y: (ROWS[1] + ROWS[2]) / 2 });
  for (let i = 2; i <= 7; i++) places.push({ x: column(i), y: ROWS[2] });
  places.push({ x: TURN, y: ROWS[2] - BEND }, { x: TURN, y: ROWS[3] + BEND });
  for (let i = 7; i >= 5; i--) places.push({ x: column(i), y: ROWS[3] });
  places.push({ x: 900, y: ROWS[3] });
  return places;
}

/** How far the middle of a tile is from its edge. */
export const TILE = 41;
/** Where rats climb in, where the rocket stands, and how tall it is. */
export const ROCKET_AT: Point = { x: 500, y: 552 };
export const HATCH: Point = { x: 546, y: 236 };
/** Over the bridge between both. */
export const REWARDS_AT: Point = { x: 706, y: 236 };
export const MOON = { x: 512, y: 172, r: 142 } as const;

export const TRACKS_BOX: Box = { x: 14, y: 14, w: 384, h: 680 };
export const ROW_HEIGHT = 84;
export const STALL_BOXES: Record<Stall, Box> = {
  hamster: { x: 1500, y: 430, w: 186, h: 236 },
  frog: { x: 594, y: 410, w: 112, h: 152 },
  crow: { x: 1500, y: 132, w: 186, h: 236 },
};
export const GROUND = 702;
export const LIBRARY_BOX: Box = { x: 545, y: 774, w: 710, h: 152 };
export const GREG_BOX: Box = { x: 1468, y: 722, w: 216, h: 262 };
const LOOP: Box = { x: 130, y: 752, w: 1270, h: 196 };

/** The burrow as it is printed; any other one is laid round the loop. */
const PRINTED: Record<string, Point> = {
  start: { x: 420, y: 752 },
  library_top: { x: 900, y: 752 },
  top_right: { x: 1390, y: 770 },
  bottom_right: { x: 1390, y: 930 },
  library_fork: { x: 900, y: 948 },
  nursery_fork: { x: 420, y: 948 },
  bottom_left: { x: 200, y: 940 },
  storage: { x: 112, y: 850 },
  top_left: { x: 200, y: 760 },
  library: { x: 900, y: 850 },
  nursery: { x: 420, y: 850 },
};

export function burrowPoints(burrow: Record<string, string[]>): Map<string, Point> {
  const nodes = Object.keys(burrow);
  if (nodes.every((node) => node in PRINTED)) return new Map(nodes.map((node) => [node, PRINTED[node]!]));
  const round = wayRound(burrow);
  const around = 2 * (LOOP.w + LOOP.h);
  const points = new Map(round.map((node, at) => [node, onEdge((around * at) / round.length + 290, LOOP)]));
  for (const node of nodes.filter((node) => !points.has(node))) {
    const before = nodes.filter((other) => burrow[other]!.includes(node));
    const ends = [...before, ...burrow[node]!].flatMap((other) => points.get(other) ?? []);
    points.set(node, middleOf(ends) ?? { x: LOOP.x + LOOP.w / 2, y: LOOP.y + LOOP.h / 2 });
  }
  return points;
}

/** The way that always goes onward at forks. */
function wayRound(burrow: Record<string, string[]>): string[] {
  const round: string[] = [];
  let node = Object.keys(burrow)[0]!;
  while (!round.includes(node)) {
    round.push(node);
    node = burrow[node]!.at(-1)!;
  }
  return round;
}

function middleOf(points: Point[]): Point | undefined {
  if (!points.length) return undefined;
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The point of a box's edge so far from its upper left corner, clockwise. */
function onEdge(distance: number, { x, y, w, h }: Box): Point {
  const far = distance % (2 * (w + h));
  if (far <= w) return { x: x + far, y };
  if (far <= w + h) return { x: x + w, y: y + far - w };
  if (far <= 2 * w + h) return { x: x + w - (far - w - h), y: y + h };
  return { x, y: y + h - (far - 2 * w - h) };
}

/** The side of a space on which rats stand: in front of it, and beside it at a turn. */
export function sideOf(space: number): 'front' | 'right' | 'left' {
  const { x, y } = PLACES[space]!;
  if (x === TURN) return 'right';
  return space === START || space === PAD || (ROWS as readonly number[]).includes(y) ? 'front' : 'left';
}

/** Where a space's number and the sign of its stall are: away from rats and lights. */
export const CORNERS: Record<ReturnType<typeof sideOf>, { number: Point; stall: Point }> = {
  front: { number: { x: -35, y: -30 }, stall: { x: 35, y: -32 } },
  right: { number: { x: -31, y: -35 }, stall: { x: -44, y: 6 } },
  left: { number: { x: 36, y: 32 }, stall: { x: 36, y: -30 } },
};
/** The radius of the badge with a space's number. */
export const BADGE = 15;

/** The middle of a space's number. */
export function numberAt(space: number): Point {
  const { number } = CORNERS[sideOf(space)];
  return { x: PLACES[space]!.x + number.x, y: PLACES[space]!.y + number.y };
}

/** The note over a place that says what the way there costs, with so many signs: clear of rats in the row above. */
export function noteBox(place: number, signs: number): Box {
  const { x, y } = PLACES[place]!;
  const w = 56 + signs * 42;
  const left = { front: x - w / 2, right: x + 36 - w, left: x - 26 }[sideOf(place)]; // rats stand on the other side
  const isUnderATurn = sideOf(place) === 'right' && sideOf(place + 1) === 'right';
  return { x: left, y: y + (isUnderATurn ? 37 : place === PAD || sideOf(place) === 'left' ? -74 : -69), w, h: 30 };
}

/** The body of a rat whose feet stand there; ears and tail may be hidden. */
export function bodyBox({ x, y }: Point): Box {
  return { x: x - 27, y: y - 40, w: 54, h: 40 };
}

/** Where the feet of one of several figures beside a space stand: its yield stays in sight. */
export function standing(space: number, index: number, count: number): Point {
  const { x, y } = PLACES[space]!;
  const off = index - (count - 1) / 2;
  if (space === START) return { x: x + off * Math.min(52, 180 / count), y: y + 34 };
  // In front of the space after the turn at the left lies the turn itself.
  const side = sideOf(space - 1) === 'left' ? 'left' : sideOf(space);
  if (side === 'front') {
    const apart = count <= 3 ? 44 : 112 / count;
    return { x: x + off * apart, y: y + (space === PAD ? 30 : 88) + (count > 3 && index % 2 ? -12 : 0) };
  }
  const way = side === 'right' ? 1 : -1;
  return { x: x + way * (64 + (index % 2) * 26), y: y + 30 + off * Math.min(30, 60 / count) };
}

/** A spot in the nursery, of so many figures. */
export function inNursery(burrow: Record<string, string[]>, index: number, count: number): Point {
  const at = burrowPoints(burrow).get('nursery') ?? PLACES[START]!;
  return { x: at.x + (index - (count - 1) / 2) * Math.min(58, 190 / count), y: at.y + 40 };
}

const ARCS: Record<ReturnType<typeof sideOf>, { middle: number; way?: number }> = {
  front: { middle: -90 },
  right: { middle: -32, way: -1 },
  left: { middle: -148, way: 1 },
};

/** Where the lights hang: on an arc over their spaces, side by side where there are several. */
export function lightPoints(at: readonly number[]): Point[] {
  return at.map((space, light) => {
    const fellows = at.flatMap((other, place) => (other === space ? [place] : []));
    // The string runs to the right in some rows and to the left in others: so do the lights of a space.
    const { middle, way } = ARCS[sideOf(space)];
    const turn = way ?? (PLACES[space + 1]!.x >= PLACES[space]!.x ? 1 : -1);
    const angle = ((middle + turn * (fellows.indexOf(light) - (fellows.length - 1) / 2) * 25) * Math.PI) / 180;
    const { x, y } = PLACES[space]!;
    return { x: x + 58 * Math.cos(angle), y: y + 58 * Math.sin(angle) };
  });
}

export interface PipeLine {
  path: string;
  points: Point[];
  /** Where its price hangs: as far as can be from tiles, their numbers and rats. */
  price: Point;
}

/** The line of a pipe, from the edge of one tile to the edge of the other, bent a little. */
export function pipeLine({ from, to }: Pipe): PipeLine {
  const [a, b] = [PLACES[from]!, PLACES[to]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [((b.x - a.x) / length) * 34, ((b.y - a.y) / length) * 34];
  const [start, end] = [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x - dx, y: b.y - dy },
  ];
  const level = Math.abs(a.y - b.y) < 60 ? Math.min(start.y, end.y) - 84 : (start.y + end.y) / 2;
  const points = Array.from({ length: 21 }, (_, i) =>
    bezier(start, { x: start.x, y: level }, { x: end.x, y: level }, end, i / 20),
  );
  const price = points.slice(5, 16).reduce((best, point) => (room(point) > room(best) ? point : best));
  return { path: `M${start.x} ${start.y}C${start.x} ${level} ${end.x} ${level} ${end.x} ${end.y}`, points, price };
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** How far the middle of a rat is from its edge. */
const BODY = 27;

/** How much of it there is around a point. */
function room(point: Point): number {
  const near = PLACES.flatMap((place, space) => {
    const feet = standing(space, 0, 1);
    const number = space === START || space === PAD ? [] : [{ ...numberAt(space), r: BADGE }];
    return [{ ...place, r: TILE }, { x: feet.x, y: feet.y - 20, r: BODY }, ...number];
  });
  return Math.min(...near.map(({ x, y, r }) => Math.hypot(x - point.x, y - point.y) - r));
}

/** The radius of the ring that a price hangs in. */
export const PRICE = 25;

/** The first light of a seat's marker is at Start. */
export function lightMarkerAt(light: number, profile: FirstRatProfile): Point {
  if (light === 0) return { x: 574, y: 566 };
  return lightPoints(profile.lights.at)[light - 1]!;
}

export function around({ x, y }: Point, w: number, h = w): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** The row of a track on its board, and one of its slots. */
export function trackBox(row: number): Box {
  return { x: TRACKS_BOX.x + 8, y: TRACKS_BOX.y + 7 + row * ROW_HEIGHT, w: TRACKS_BOX.w - 16, h: ROW_HEIGHT - 6 };
}
export const SLOT = { x: 78, y: 31, w: 51, h: 46, gap: 5 } as const;
export function slotBox(row: number, slot: number): Box {
  const { x, y } = trackBox(row);
  return { x: x + SLOT.x + slot * (SLOT.w + SLOT.gap), y: y + SLOT.y, w: SLOT.w, h: SLOT.h };
}

/** Where an item lies in its stall. */
export function itemBox(stall: Stall, index: number): Box {
  const { x, y } = STALL_BOXES[stall];
  const middle =
    stall === 'frog'
      ? { x: x + 36, y: y + 118 }
      : { x: x + 35 + (index % 3) * 58, y: y + 122 + Math.floor(index / 3) * 66 };
  return around(middle, 60, 66);
}

/** Where a comic stands, of so many; null: it doesn't. */
export function comicBox(index: number, count: number): Box | null {
  if (index < 0) return null;
  const first = LIBRARY_BOX.x + LIBRARY_BOX.w / 2 - (count * COMIC.pitch) / 2 + (COMIC.pitch - COMIC.w) / 2;
  return { x: first + index * COMIC.pitch, y: LIBRARY_BOX.y + 15, w: COMIC.w, h: COMIC.h };
}
export const COMIC = { w: 100, h: 124, pitch: 110 } as const;
