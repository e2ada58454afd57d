/** A small game for tests: two seats, one of them Greg's, on a board of the printed size. */
import type { Board, TableEvent } from '../../lib/types';
import {
  TRACKS,
  type Colour,
  type FirstRatProfile,
  type FirstRatView,
  type Player,
  type Tile,
  type Track,
} from './view';

const COLOURS: Colour[] = ['yellow', 'green', 'orange', 'blue', 'white'];
const tile = (space: number): Tile =>
  space % 5 === 0 ? ['yellow', 'cheese', 2] : space % 5 === 1 ? ['green', 'can', 1] : ['blue', 'bulb', 1];
const path = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [String(index + 1), tile(index + 1)]));

export const BOARD = {
  game: 'firstrat',
  profile: {
    setup: { markers: 10, markers_to_end: 8 },
    path,
    path_tiles: {},
    stalls: { hamster: { space: 9, price: 6 }, frog: { space: 15, price: 7 }, crow: { space: 21, price: 12 } },
    pipes: [
      { from: 3, to: 12, cost: 'calc', colour: 'orange' },
      { from: 5, to: 10, cost: 'soda', colour: 'green' },
    ],
    lights: { at: Array.from({ length: 26 }, (_, index) => index + 1), lamps: [5, 15] },
    burrow: { start: ['library'], library: ['nursery'], nursery: ['storage'], storage: ['start'] },
    tracks: Object.fromEntries(TRACKS.map((track) => [track, [9, 8, 7, 6, 5]])),
    track_tiles: { rows: [] },
    parts: { cockpit: { calc: 2, can: 1 }, cargo: { soda: 3, can: 2 }, engine: { bottle: 5, soda: 2 }, donation: 10 },
    greg: { A: [[3, 0, 1, 1, 'cheese']], B: [], C: [[1, 1, 1, 1, 'best']] },
  } as unknown as FirstRatProfile,
  names: {
    COLOURS,
    GOODS: ['cheese', 'bottle', 'soda', 'can', 'calc'],
    YIELDS: ['cheese', 'bottle', 'soda', 'can', 'calc', 'bulb', 'core'],
    TRACKS: [...TRACKS],
    PARTS: ['cockpit', 'cargo', 'engine'],
    CAPS: [...TRACKS, 'crumbs', 'collector'],
    COMICS: ['green-pipes', 'orange-pipes', 'no-toll'],
    SUPER_RATS: ['commander', 'gatherer', 'runner', 'thief'],
    CARD_NAMES: ['A1', 'C'],
    END_REASONS: ['none', 'rocket', 'markers'],
  },
  figures: {},
  provenance: {},
  cites: { events: {}, phases: {} },
} as Board<FirstRatProfile>;

function player(rats: string[]): Player {
  return {
    rats,
    tokens: rats.map(() => []),
    goods: { cheese: 3, bottle: 0, soda: 1, can: 1, calc: 2 },
    mouldy: 0,
    awards: 0,
    light: 0,
    burrow: 0,
    comics: [],
    fresh: [],
    backpacks: [],
    drinks: 0,
    drinks_used: 0,
    caps: [],
    markers: 10,
    scored: Object.fromEntries(TRACKS.map((track) => [track, 0])) as Record<Track, number>,
  };
}

export function exampleView(): FirstRatView {
  return {
    actor: 0,
    seats: 2,
    level: 'easy',
    phase: 'move',
    seat: 0,
    round_number: 1,
    end_round: 9999,
    end_reason: 'none',
    drawn: 0,
    tiles: [],
    hamster: { yellow: 2, green: 0, orange: 0, blue: 1, white: 0 },
    frog: 3,
    crow: ['light', 'crumbs'],
    library: ['green-pipes', 'no-toll'],
    tracks: Object.fromEntries(
      TRACKS.map((track, row) => [track, { row, slots: [-1, -2, -1, -2], last: [0, 0] }]),
    ) as unknown as FirstRatView['tracks'],
    players: [player(['start', 'start', 'nursery', 'nursery']), player(['8', '5', '1', 'start'])],
    turn: {
      moved: 0,
      rat: 0,
      origin: 0,
      target: 0,
      colour: 0,
      gain: { cheese: 0, bottle: 0, soda: 0, can: 0, calc: 0, bulb: 0, core: 0 },
      cores: 0,
      stall: '',
      card: 0,
    },
    plans: [],
    deck: [],
    pile: [],
    seen: [],
    unseen_a: 5,
    unseen_b: 5,
  };
}

export function happening(kind: string, seat: number, figures: Record<string, number> = {}): TableEvent {
  return { kind, seat, figures, say: { key: `event-${kind}` } };
}
