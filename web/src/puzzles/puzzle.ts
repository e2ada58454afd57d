/** Puzzles as the server tells them, and which of them this browser has solved. */
import { keep, kept } from '../lib/keeping';
import type { Seated } from '../lib/seats';
import type { Board, GameName, OfferSent, Say, TableEvent } from '../lib/types';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface PuzzleFacts {
  id: string;
  game: GameName;
  people: number;
  level: string | null;
  options: Record<string, string>;
  seat: number;
  turn: string;
  difficulty: Difficulty;
  theme: string;
  bot: string;
}

/** A way to play the whole turn, with a chance and points for each seat. */
export interface Way {
  moves: string[];
  says: Say[];
  chances: number[];
  points: number[];
  attention: number;
}

export interface Answer {
  ways: Way[];
  playouts: number;
  searches: number;
  games: number;
  found: Record<string, number>;
}

export interface Verdict {
  kind: 'right' | 'as-good' | 'worse';
  /** Of the turn among the ways; null: not among the best. */
  place: number | null;
  answer: Answer;
}

export interface AttemptState {
  moves: string[];
  actor: number | null;
  view: unknown;
  points: number[];
  events: TableEvent[];
  offers: OfferSent[] | null;
  verdict: Verdict | null;
}

export interface PuzzleShown {
  facts: PuzzleFacts;
  board: Board;
  state: AttemptState;
}

export type Mark = 'solved' | 'tried';
export type Marks = Readonly<Record<string, Mark>>;

export function marksOf(game: GameName): Marks {
  try {
    return JSON.parse(kept(`puzzles-${game}`) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

/** Note how an attempt ended; what was solved once stays solved. */
export function mark(game: GameName, id: string, how: Mark): void {
  const marks = marksOf(game);
  if (marks[id] !== 'solved') keep(`puzzles-${game}`, JSON.stringify({ ...marks, [id]: how }));
}

/** How many puzzles were solved in a row, each at the first try. */
export function streakOf(): number {
  return Number(kept('puzzle-streak')) || 0;
}

/** Count another first try; the streak after it. */
export function countStreak(isSolved: boolean): number {
  const streak = isSolved ? streakOf() + 1 : 0;
  keep('puzzle-streak', String(streak));
  return streak;
}

/** The next puzzle in the order of the collection that is not solved yet; after the last comes the first. */
export function nextOf(puzzles: readonly PuzzleFacts[], id: string, marks: Marks): PuzzleFacts | null {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return round.find((puzzle) => marks[puzzle.id] !== 'solved') ?? round[0] ?? null;
}

/** Who sits where: me on the seat of the puzzle, and the bots that played the game on the others. */
export function seatedAt(facts: PuzzleFacts, name: string): Seated {
  const seats = Array.from({ length: facts.people }, (_, seat) =>
    seat === facts.seat
      ? { kind: 'person' as const, name, bot: null }
      : { kind: 'bot' as const, name: '', bot: facts.bot },
  );
  return { seats, mine: [facts.seat] };
}
