/** What happened, as it is watched: paws by space, toll, goods, light, burrow, stalls, parts, markers. */
import type { Board, TableEvent } from '../../lib/types';
import type { Box, Cue, Flight, Point, Spot, Step } from '../../stage/kit';
import { itemSymbol, yieldSymbol, type SymbolName } from './art/symbols';
import { pipesTaken, wayBetween } from './ways';
import { after, costOf, itemOf, trackOf } from './happened';
import { burrowPoints, HATCH, lightMarkerAt, PLACES, ROCKET_AT, pipeLine, standing } from './map';
import { gathered, ratThing, spotOf } from './standing';
import { boxOfThing, thingsOfEvent } from './things';
import {
  NURSERY,
  PAD,
  placeNumber,
  START,
  tileAt,
  type FirstRatProfile,
  type FirstRatView,
  type Good,
  type Part,
  type Yield,
} from './view';

type FirstRatBoard = Board<FirstRatProfile>;
type FirstRatStep = Step<FirstRatView>;
/** A step without what every step has. */
type Play = Omit<FirstRatStep, 'picture'> | null;

const STEP = 190; // ms a space
const MOST = 5; // things of a kind in the air: more are not told apart
const CUES: Record<Yield, Cue> = {
  cheese: { name: 'cheese' },
  bottle: { name: 'glass' },
  soda: { name: 'good', pitch: -3 },
  can: { name: 'tin' },
  calc: { name: 'tin', pitch: -5 },
  bulb: { name: 'light' },
  core: { name: 'good' },
};

/** Each event is a step, one after the other; what nobody would see is none. */
export function stepsOf(
  before: FirstRatView,
  end: FirstRatView,
  events: readonly TableEvent[],
  { board, me }: { board: FirstRatBoard; me: number | null },
): FirstRatStep[] {
  const steps: FirstRatStep[] = [];
  let view = before;
  let reached = reachedIn(before);
  for (const event of events) {
    if (event.kind === 'turn-began') reached = [];
    if (event.kind === 'rat-moved') reached = [...reached, event.figures.space!];
    const next = after(view, event, board);
    const play = playOf(event, view, next, board, reached, me);
    view = next;
    if (!play) continue;
    const things = thingsOfEvent(event, board);
    steps.push({ picture: view, say: event.say ?? null, seat: event.seat, things, ...play });
  }
  const last = steps.at(-1);
  if (last) last.picture = end;
  return steps;
}

/** The spaces that the seat under way has reached in this turn. */
function reachedIn({ players, seat, turn }: FirstRatView): number[] {
  return (players[seat]?.rats ?? []).filter((_, rat) => (turn.moved >> rat) & 1).map(placeNumber);
}

function playOf(
  { kind, seat, figures: f }: TableEvent,
  view: FirstRatView,
  next: FirstRatView,
  board: FirstRatBoard,
  reached: number[],
  me: number | null,
): Play {
  const { profile, names } = board;
  switch (kind) {
    case 'rat-moved':
    case 'greg-moved':
      return run(
        seat,
        f.rat!,
        wayBetween(f.origin!, f.space!, pipesTaken(f.pipes ?? 0, profile.pipes)),
        view,
        next,
        profile,
      );
    case 'pipe-paid': {
      const good = names.YIELDS![f.good!] as Good;
      return {
        ms: 520,
        cue: { name: 'pay' },
        flights: [fly(yieldSymbol(good), [{ seat }, pipeLine(profile.pipes[f.pipe!]!).price])],
      };
    }
    case 'toll-paid':
      return {
        ms: 760,
        cue: { name: 'pay' },
        flights: many('fr-cheese', f.cheese!, [{ seat }, PLACES[f.space!]!, { seat: f.to! }]),
      };
    case 'greg-paid':
      return { ms: 700, cue: { name: 'pay' }, flights: many('fr-cheese', f.cheese!, [PLACES[f.space!]!, { seat: 0 }]) };
    case 'mouldy-taken':
      return {
        ms: 900,
        cue: { name: 'fall' },
        isBlow: seat === me,
        flights: many('fr-mouldy', f.pieces!, [PLACES[START]!, { seat }]),
      };
    case 'rattonaut': {
      const deck = standing(PAD, 0, 1);
      const way = [deck, { x: 700, y: 236 }, { x: HATCH.x + 10, y: HATCH.y + 18 }];
      return { ms: 1000, cue: { name: 'light' }, motions: [{ thing: ratThing(seat, f.rat! + 1), path: way, hop: 10 }] };
    }
    case 'award-taken':
      return { ms: 700, cue: { name: 'score' }, flights: [fly('fr-award', [PLACES[PAD]!, { seat }])] };
    case 'nursery-left':
      return run(seat, f.rat!, [NURSERY, START], view, next, profile);
    case 'drink-used':
      return {
        ms: 600,
        cue: { name: 'glass', pitch: -7 },
        flights: [fly('fr-drink', [{ seat }, PLACES[reached[0] ?? START]!])],
      };
    case 'gained': {
      const good = names.YIELDS![f.good!] as Yield;
      const from = reached.filter(
        (place) => place > START && place < PAD && tileAt(place, view.tiles, profile)[1] === good,
      );
      return { ms: 640 + 90 * Math.min(f.amount!, MOST), cue: CUES[good], flights: gains(good, f.amount!, from, seat) };
    }
    case 'light-moved': {
      const path = range(f.origin!, f.light!).map((light) => lightMarkerAt(light, profile));
      return path.length > 1
        ? { ms: 320 + 150 * path.length, cue: CUES.bulb, motions: [{ thing: `light:${seat}`, path }] }
        : null;
    }
    case 'lamp-reached':
      return { ms: 500, cue: { name: 'light', pitch: 5 } };
    case 'burrow-moved': {
      const points = burrowPoints(profile.burrow);
      const path = [f.origin!, f.node!].map((node) => points.get(Object.keys(profile.burrow)[node]!)!);
      return { ms: 430, cue: { name: 'step', pitch: -5 }, motions: [{ thing: `burrow:${seat}`, path, hop: 10 }] };
    }
    case 'comic-taken':
      return {
        ms: 800,
        cue: { name: 'page' },
        flights: [
          fly(
            `fr-comic-${names.COMICS![f.comic!]}`,
            [middleOf(`comic:${names.COMICS![f.comic!]}`, view, board), { seat }],
            72,
          ),
        ],
      };
    case 'token-put':
      return { ms: 600, cue: { name: 'good', pitch: 5 } };
    case 'item-bought':
    case 'item-stolen':
    case 'item-taken':
      return itemGoes(kind, itemOf(f.item!, board), seat, f.rat, view, board);
    case 'part-built': {
      const cost = Object.entries(costOf(names.PARTS![f.part!] as Part, f.saved!, board)) as [Good, number][];
      const hull = { x: ROCKET_AT.x, y: ROCKET_AT.y - 220 };
      return {
        ms: 950,
        cue: { name: 'build' },
        flights: cost.flatMap(([good, count]) => many(yieldSymbol(good), count, [{ seat }, hull])),
      };
    }
    case 'donated':
      return {
        ms: 800,
        cue: { name: 'cheese' },
        flights: many('fr-cheese', f.cheese!, [{ seat }, middleOf('track:cheese', view, board)]),
      };
    case 'marker-placed': {
      const slot = middleOf(`slot:${trackOf(f.track!, board)}:${f.slot}`, view, board);
      return { ms: 720, cue: { name: 'score' }, flights: [fly('fr-marker', [{ seat }, slot])] };
    }
    case 'marker-lost':
      return { ms: 700, cue: { name: 'fall' } };
    case 'end-announced':
      return { ms: 1600, cue: { name: 'rumble' }, isBlow: true };
    case 'greg-card':
      return { ms: 1100, cue: { name: 'card' } };
    case 'greg-removed-item':
      return { ms: 900, cue: { name: 'fall' }, isBlow: true };
    case 'greg-removed-comic':
      return { ms: 900, cue: { name: 'page', pitch: -7 }, isBlow: true };
    case 'greg-planned':
      return { ms: 1000, cue: { name: 'good', pitch: -7 } };
    case 'greg-shuffled':
      return { ms: 600, cue: { name: 'card' } };
    case 'game-over':
      return {
        ms: 2400,
        cue: { name: 'rumble' },
        motions: [{ thing: 'rocket', path: [ROCKET_AT, { x: ROCKET_AT.x, y: -160 }], begins: 0.25 }],
      };
    default:
      return null;
  }
}

/** From where it stands to where it will, beside the others of both places. */
function run(
  seat: number,
  rat: number,
  way: number[],
  view: FirstRatView,
  next: FirstRatView,
  profile: FirstRatProfile,
): Play {
  const feet = (picture: FirstRatView, place: number): Point =>
    gathered(picture, profile, picture.seats, () => false).find(
      (one) => one.seat === seat && one.rats.includes(rat + 1),
    )?.at ?? spotOf(place, profile);
  const between = way.slice(1, -1).map((place) => spotOf(place, profile));
  const path = [feet(view, way[0]!), ...between, feet(next, way.at(-1)!)];
  const cue: Cue = way.length > 3 ? { name: 'run' } : { name: 'step' };
  const ms = 260 + STEP * Math.min(way.length, 9);
  return { ms, cue, motions: [{ thing: ratThing(seat, rat + 1), path, hop: 16 }] };
}

function itemGoes(
  kind: string,
  item: string,
  seat: number,
  rat: number | undefined,
  view: FirstRatView,
  board: FirstRatBoard,
): Play {
  const flights = [fly(itemSymbol(item), [middleOf(`item:${item}`, view, board), { seat }], 56)];
  if (kind !== 'item-stolen') return { ms: 760, cue: { name: kind === 'item-bought' ? 'pay' : 'steal' }, flights };
  const from = spotOf(placeNumber(view.players[seat]!.rats[rat!]!), board.profile);
  const path = [from, { x: (from.x + 498) / 2, y: Math.min(from.y, 600) - 90 }, standing(START, 0, 1)];
  return {
    ms: 1300,
    cue: { name: 'steal' },
    isBlow: true,
    flights,
    motions: [{ thing: ratThing(seat, rat! + 1), path, begins: 0.25 }],
  };
}

function gains(good: Yield, amount: number, from: number[], seat: number): Flight[] {
  const sources = from.length ? from : [START];
  const count = Math.min(amount, MOST);
  return Array.from({ length: count }, (_, index) => ({
    ...fly(yieldSymbol(good), [PLACES[sources[index % sources.length]!]!, { seat }], 46),
    begins: (index / count) * 0.4,
    ends: 0.6 + (index / count) * 0.4,
  }));
}

function many(symbol: SymbolName, count: number, path: Spot[]): Flight[] {
  const shown = Math.min(count, MOST);
  return Array.from({ length: shown }, (_, index) => ({
    ...fly(symbol, path),
    begins: (index / shown) * 0.4,
    ends: 0.6 + (index / shown) * 0.4,
  }));
}

function fly(symbol: string, path: Spot[], size = 44): Flight {
  return { symbol, path, size };
}

function middleOf(thing: string, view: FirstRatView, board: FirstRatBoard): Point {
  const box: Box = boxOfThing(thing, view, board) ?? { ...PLACES[START]!, w: 0, h: 0 };
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index);
}
