/** Where everything lies on the board, in units of the drawing: pure figures, for a wide board and a tall one. */
import { PAD, ROCKET, START, NURSERY, type FirstRatProfile, type Pipe, type Stall, STALLS } from './view';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export type Shape = 'wide' | 'tall';

export interface Layout {
  shape: Shape;
  width: number;
  height: number;
  /** How large tiles, rats and signs are drawn: 1 is a tile 68 units wide. */
  unit: number;
  ground: number;
  /** Middles of Start (0), the spaces (1-26) and the pad (27). */
  places: Point[];
  rocket: Point;
  moon: Point & { r: number };
  stalls: Record<Stall, Box>;
  tracks: Box & { columns: number };
  burrow: Box;
  loop: Box;
  shelf: Box & { columns: number };
}

interface Frame {
  left: number;
  pitch: number;
  turn: number;
  rows: [number, number, number, number];
  /** How far a space of a turn lies from its row. */
  bend: number;
}

const FRAMES: Record<Shape, Frame> = {
  wide: { left: 366, pitch: 78, turn: 976, rows: [648, 492, 336, 180], bend: 39 },
  tall: { left: 26, pitch: 43, turn: 372, rows: [428, 324, 220, 116], bend: 27 },
};

/** The four rows: 1-7 to the right, 8 and 9 turn, 10-14 to the left, 15 turns, 16-21 right, 22 and 23 turn, 24-26 left. */
function pathOf({ left, pitch, turn, rows, bend }: Frame): Point[] {
  const column = (count: number): number => left + pitch * count;
  const places: Point[] = [{ x: column(0), y: rows[0] }];
  for (let i = 1; i <= 7; i++) places.push({ x: column(i), y: rows[0] });
  places.push({ x: turn, y: rows[0] - bend }, { x: turn, y: rows[1] + bend });
  for (let i = 7; i >= 3; i--) places.push({ x: column(i), y: rows[1] });
  places.push({ x: column(1.95), y: (rows[1] + rows[2]) / 2 + bend / 4 });
  for (let i = 2; i <= 7; i++) places.push({ x: column(i), y: rows[2] });
  places.push({ x: turn, y: rows[2] - bend }, { x: turn, y: rows[3] + bend });
  for (let i = 7; i >= 5; i--) places.push({ x: column(i), y: rows[3] });
  places.push({ x: column(3.8), y: rows[3] });
  return places;
}

/** Where a stall stands on the wide board: outside a turn, else between the rows. */
function boothBeside(space: number, places: Point[], { turn, left, rows }: Frame): Box {
  const at = places[space]!;
  const size = { w: 122, h: 88 };
  if (at.x >= turn) return centred({ x: at.x + 98, y: at.y }, size);
  if (at.x < left + 160 && !rows.includes(at.y)) return centred({ x: at.x - 104, y: at.y }, size);
  const below = at.y === rows[0] ? -78 : 78;
  return centred({ x: at.x + 22, y: at.y + below }, size);
}

function centred(at: Point, { w, h }: { w: number; h: number }): Box {
  return { x: at.x - w / 2, y: at.y - h / 2, w, h };
}

export function layoutOf(shape: Shape, profile: FirstRatProfile): Layout {
  const frame = FRAMES[shape];
  const places = pathOf(frame);
  if (shape === 'wide') {
    const booths = STALLS.map((stall) => [stall, boothBeside(profile.stalls[stall].space, places, frame)]);
    return {
      shape,
      width: 1136,
      height: 740,
      unit: 1,
      ground: 702,
      places,
      rocket: { x: 590, y: 226 },
      moon: { x: 440, y: 128, r: 88 },
      stalls: Object.fromEntries(booths) as Layout['stalls'],
      tracks: { x: 14, y: 14, w: 300, h: 306, columns: 1 },
      burrow: { x: 14, y: 334, w: 300, h: 392 },
      loop: { x: 66, y: 380, w: 204, h: 226 },
      shelf: { x: 22, y: 650, w: 284, h: 66, columns: 6 },
    };
  }
  const booths = STALLS.map((stall, index) => [stall, { x: 6 + index * 131, y: 480, w: 126, h: 88 }]);
  return {
    shape,
    width: 400,
    height: 1026,
    unit: 0.6,
    ground: 470,
    places,
    rocket: { x: 122, y: 144 },
    moon: { x: 50, y: 54, r: 38 },
    stalls: Object.fromEntries(booths) as Layout['stalls'],
    tracks: { x: 6, y: 826, w: 388, h: 194, columns: 2 },
    burrow: { x: 6, y: 576, w: 388, h: 240 },
    loop: { x: 46, y: 614, w: 184, h: 162 },
    shelf: { x: 270, y: 588, w: 118, h: 218, columns: 2 },
  };
}

/** The burrow: its way round (always onward at forks) lies on the loop, whatever else there is between its ends. */
export function burrowPoints(burrow: Record<string, string[]>, loop: Box): Map<string, Point> {
  const round = wayRound(burrow);
  const around = 2 * (loop.w + loop.h);
  const points = new Map(
    round.map((node, index) => [node, onEdge((around * index) / round.length + loop.w * 0.34, loop)]),
  );
  const rest = Object.keys(burrow).filter((node) => !points.has(node));
  for (const node of rest) {
    const before = Object.keys(burrow).filter((other) => burrow[other]!.includes(node));
    const ends = [...before, ...burrow[node]!].flatMap((other) => points.get(other) ?? []);
    points.set(node, middle(ends) ?? { x: loop.x + loop.w / 2, y: loop.y + loop.h / 2 });
  }
  return points;
}

function wayRound(burrow: Record<string, string[]>): string[] {
  const round: string[] = [];
  let node = Object.keys(burrow)[0]!;
  while (!round.includes(node)) {
    round.push(node);
    node = burrow[node]!.at(-1)!;
  }
  return round;
}

function middle(points: Point[]): Point | undefined {
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

/** Where one of several rats at a place stands, beside the middle of the place. */
export function standing(index: number, count: number, unit: number): Point {
  const columns = count <= 2 ? count : count <= 4 ? 2 : count <= 9 ? 3 : 5;
  const rows = Math.ceil(count / columns);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const across = Math.min(34, 84 / columns);
  return { x: (column - (columns - 1) / 2) * across * unit, y: (row - (rows - 1) / 2) * 22 * unit };
}

/** The places that a rat comes by, the first and the last included. */
export function wayBetween(from: number, to: number, taken: Pipe[]): number[] {
  if (to <= from || from === NURSERY || to === ROCKET) return [from, to];
  const way = [from];
  let at = from;
  for (const pipe of [...taken].sort((a, b) => a.from - b.from)) {
    while (at < pipe.from) way.push(++at);
    at = pipe.to;
    way.push(at);
  }
  while (at < to) way.push(++at);
  return way;
}

/** The pipes that a rat went through, of which an event tells as bits. */
export function pipesTaken(bits: number, pipes: Pipe[]): Pipe[] {
  return pipes.filter((_, index) => (bits >> index) & 1);
}

/** How many milliseconds a rat runs that comes by so many places. */
export function runTime(places: number): number {
  return Math.min(150 * (places + 1), 1400);
}

/** The fewest steps between two places, by any pipes or by none. */
export function fewestSteps(from: number, to: number, pipes: Pipe[]): number {
  const ways = pipes.filter((pipe) => pipe.from >= from && pipe.to <= to);
  const piped = ways.map((pipe) => pipe.from - from + 1 + fewestSteps(pipe.to, to, pipes));
  return Math.min(to - from, ...piped);
}

/** Where the lights hang: over their spaces, side by side where there are several. */
export function lightPoints(at: number[], layout: Layout): Point[] {
  return at.map((space, index) => {
    const fellows = at.flatMap((other, place) => (other === space ? [place] : []));
    const offset = fellows.indexOf(index) - (fellows.length - 1) / 2;
    const place = layout.places[space]!;
    return { x: place.x + offset * 15 * layout.unit, y: place.y - (44 - Math.abs(offset) * 2) * layout.unit };
  });
}

/** The line of a pipe, from the edge of one tile to the edge of the other, bent a little. */
export function pipeLine({ from, to }: Pipe, layout: Layout): { path: string; middle: Point } {
  const [a, b] = [layout.places[from]!, layout.places[to]!];
  const reach = 26 * layout.unit;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const start = { x: a.x + ((b.x - a.x) / length) * reach, y: a.y + ((b.y - a.y) / length) * reach };
  const end = { x: b.x - ((b.x - a.x) / length) * reach, y: b.y - ((b.y - a.y) / length) * reach };
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return { path: `M${start.x} ${start.y}C${start.x} ${half.y} ${end.x} ${half.y} ${end.x} ${end.y}`, middle: half };
}

export function isOnPath(place: number): boolean {
  return place >= START && place <= PAD;
}
