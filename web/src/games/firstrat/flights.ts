/** What a seat gained, on its way from the spaces where its rats are to its panel. */
import type { TableEvent } from '../../lib/types';
import { pipesTaken, runTime, wayBetween } from './geometry';
import { GOODS, PAD, placeNumber, START, tileAt, type FirstRatProfile, type FirstRatView, type Yield } from './view';

export interface Flight {
  seat: number;
  good: Yield;
  place: number;
  /** Milliseconds until it sets off: its rat has to be there first. */
  after: number;
}

const MOST = 5; // of a kind: more are not told apart
const STAGGER = 90; // milliseconds between one and the next

/** One flight for each thing gained, in turn from all spaces that yield it; none for what a look back undoes. */
export function flightsOf(
  before: FirstRatView,
  after: FirstRatView,
  events: readonly TableEvent[],
  profile: FirstRatProfile,
): Flight[] {
  const flights: Flight[] = [];
  for (const { seat, good, amount } of events.flatMap((event) => gainOf(event, before, after))) {
    const arrivals = arrivalsOf(seat, before, events, profile);
    const sources = arrivals.filter(({ place }) => tileAt(place, after.tiles, profile)[1] === good);
    const arrived = Math.max(0, ...arrivals.map((arrival) => arrival.time));
    for (let count = 0; sources.length && count < Math.min(amount, MOST); count++) {
      const { place } = sources[count % sources.length]!;
      flights.push({ seat, good, place, after: arrived + flights.length * STAGGER });
    }
  }
  return flights;
}

interface Gain {
  seat: number;
  good: Yield;
  amount: number;
}

function gainOf({ kind, seat, figures }: TableEvent, before: FirstRatView, after: FirstRatView): Gain[] {
  const [was, is] = [before.players[seat], after.players[seat]];
  if (!was || !is) return [];
  if (kind === 'light-moved' && is.light > was.light) {
    return [{ seat, good: 'bulb', amount: figures.light! - figures.origin! }];
  }
  const good = kind === 'gained' ? GOODS[figures.good!] : undefined;
  return good && is.goods[good] > was.goods[good] ? [{ seat, good, amount: figures.amount! }] : [];
}

/** The spaces that rats of a seat came to this turn, and how long those run that come just now. */
function arrivalsOf(
  seat: number,
  before: FirstRatView,
  events: readonly TableEvent[],
  profile: FirstRatProfile,
): { place: number; time: number }[] {
  const isUnderWay = before.seat === seat;
  const earlier = (before.players[seat]?.rats ?? [])
    .filter((_, rat) => isUnderWay && (before.turn.moved >> rat) & 1)
    .map((place) => ({ place: placeNumber(place), time: 0 }));
  const now = events
    .filter((event) => event.kind === 'rat-moved' && event.seat === seat)
    .map(({ figures: { origin, space, pipes } }) => ({
      place: space!,
      time: runTime(wayBetween(origin!, space!, pipesTaken(pipes!, profile.pipes)).length),
    }));
  return [...earlier, ...now].filter(({ place }) => place > START && place < PAD);
}
