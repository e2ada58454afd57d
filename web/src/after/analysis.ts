/** A game explained, as the server tells it, and where in the replay each part of it belongs. */
import type { Say } from '../lib/types';
import type { Story } from './story';

export const SIZES = ['slip', 'mistake', 'blunder'] as const;
export type Size = (typeof SIZES)[number];
/** As chess players write them. */
export const SIGNS: Record<Size, string> = { slip: '?!', mistake: '?', blunder: '??' };
export const TURNING_SIGN = '⇅';

interface Change {
  /** Moves of the record before it. */
  number: number;
  /** Chances of all seats. */
  before: number[];
  after: number[];
}

export interface Decision extends Change {
  lost: number;
}

export interface Turn {
  number: number;
  turn: string;
  seat: number;
  moves: string[];
  best: string[];
  lost: number;
  size: Size | 'none';
}

export interface TurningPoint {
  number: number;
  turn: string;
  /** None for luck. */
  seat: number | null;
  moves: string[];
  change: number[];
}

export interface SeatResult {
  start: number;
  own: number;
  others: number;
  luck: number;
  final: number;
  mistakes: Record<Size, number>;
}

export interface Analysis {
  playouts: number;
  decisions: Decision[];
  luck: Change[];
  turns: Turn[];
  turning_points: TurningPoint[];
  seats: SeatResult[];
}

/** How far it is. */
export interface Standing {
  state: 'none' | 'queued' | 'running' | 'done' | 'failed';
  place: number;
  done: number;
  total: number;
  analysis: Analysis | null;
  /** From what on a mistake is of which size. */
  sizes: Record<Size, number> | null;
  /** Every move that is told. */
  says: Record<string, Say> | null;
}

/** Something to be said of the decisions from one to another, marked at one of them. */
export interface Remark {
  from: number;
  to: number;
  at: number;
  mistake: Turn | null;
  turningPoint: TurningPoint | null;
}

export interface Explained {
  /** In hundredths, of every seat, after the set-up and after every decision. */
  chances: number[][];
  remarks: Remark[];
}

export interface Mark {
  size: Size | null;
  isTurningPoint: boolean;
}

export function explain(analysis: Analysis, story: Story): Explained {
  const places = recordPlaces(story);
  return { chances: chancesOf(analysis, places), remarks: remarksOf(analysis, places) };
}

/** How many moves of the record come before each decision of the replay. */
export function recordPlaces({ setup, steps }: Story): number[] {
  let place = setup.chance.length;
  return steps.map(({ chance }) => {
    const own = place;
    place += 1 + chance.length;
    return own;
  });
}

/** The decision of the replay to which a move of the record belongs, chance included; 0 is the set-up. */
export function momentOf(places: number[], number: number): number {
  return places.findLastIndex((place) => place <= number) + 1;
}

function chancesOf({ decisions, luck }: Analysis, places: number[]): number[][] {
  const changed = new Map<number, number[]>();
  for (const { number, after } of [...decisions, ...luck]) changed.set(momentOf(places, number), after);
  const rows = [decisions[0]!.before];
  for (let at = 1; at <= places.length; at++) rows.push(changed.get(at) ?? rows[at - 1]!);
  return rows.map((row) => row.map((chance) => 100 * chance));
}

function remarksOf({ decisions, turns, turning_points }: Analysis, places: number[]): Remark[] {
  const spanOf = ({ number, moves }: Turn | TurningPoint) => {
    const from = momentOf(places, number);
    return { from, to: from + moves.length - 1 };
  };
  const worst = (of: Turn | TurningPoint, weight: (decision: Decision) => number) => {
    const { from, to } = spanOf(of);
    const own = decisions.filter(({ number }) => number >= places[from - 1]! && number <= places[to - 1]!);
    return momentOf(places, own.toSorted((one, other) => weight(other) - weight(one))[0]?.number ?? of.number);
  };
  const mistakes = turns
    .filter(({ size }) => size !== 'none')
    .map((turn) => {
      const turningPoint = turning_points.find(({ number, seat }) => number === turn.number && seat === turn.seat);
      const at = worst(turn, ({ lost }) => lost);
      return { ...spanOf(turn), at, mistake: turn, turningPoint: turningPoint ?? null };
    });
  const others = turning_points
    .filter((point) => !mistakes.some(({ turningPoint }) => turningPoint === point))
    .map((point) => {
      const luckAt = momentOf(places, point.number);
      const isLuck = point.seat === null;
      const span = isLuck ? { from: luckAt, to: luckAt } : spanOf(point);
      return { ...span, at: isLuck ? luckAt : worst(point, greatestChange), mistake: null, turningPoint: point };
    });
  return [...mistakes, ...others];
}

/** The turn by which one of these seats has won most, and the one that cost it most; null: none that counts. */
export interface Extremes {
  best: { turn: Turn; at: number; gained: number } | null;
  worst: { turn: Turn; at: number } | null;
}

export function extremesOf({ decisions, turns }: Analysis, story: Story, seats: readonly number[]): Extremes {
  const places = recordPlaces(story);
  const own = turns
    .filter(({ seat }) => seats.includes(seat))
    .map((turn) => {
      const at = momentOf(places, turn.number);
      const made = decisions.filter(({ number }) => {
        const moment = momentOf(places, number);
        return moment >= at && moment < at + turn.moves.length;
      });
      return {
        turn,
        at,
        gained: made.reduce((sum, { before, after }) => sum + after[turn.seat]! - before[turn.seat]!, 0),
      };
    });
  const best = own.toSorted((one, other) => other.gained - one.gained)[0];
  const worst = own.filter(({ turn }) => turn.size !== 'none').toSorted((a, b) => b.turn.lost - a.turn.lost)[0];
  return { best: best && best.gained >= 0.01 ? best : null, worst: worst ?? null };
}

function greatestChange({ before, after }: Change): number {
  return Math.max(...after.map((chance, seat) => Math.abs(chance - before[seat]!)));
}

/** How a remark is marked. */
export function markOf({ mistake, turningPoint }: Remark): Mark {
  return { size: mistake ? (mistake.size as Size) : null, isTurningPoint: turningPoint !== null };
}

/** What is marked at which decision. */
export function marksOf(remarks: Remark[]): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const remark of remarks) {
    const [mark, other] = [markOf(remark), marks.get(remark.at)];
    const isTurningPoint = mark.isTurningPoint || (other?.isTurningPoint ?? false);
    marks.set(remark.at, { size: mark.size ?? other?.size ?? null, isTurningPoint });
  }
  return marks;
}

/** What is to be said of a decision. */
export function remarksAt(remarks: Remark[], at: number): Remark[] {
  return remarks.filter(({ from, to }) => from <= at && at <= to);
}
