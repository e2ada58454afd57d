/** A game that is looked at again, as the server tells it: who decided what, and what followed. */
import { seatsOf, type Seat } from '../lib/seats';
import type { GameName, Say, ScorePad, TableEvent } from '../lib/types';
import { has, type Translate } from '../lib/words.svelte';

export interface Step {
  /** Of the decision, counted from 1. */
  number: number;
  /** The label of the turn that it belongs to, such as 3.2. */
  turn: string;
  seat: number;
  move: string;
  say: Say;
  chance: string[];
  events: TableEvent[];
}

export interface Luck {
  table: string;
  seed: string;
  salts: string[];
}

export interface Fair {
  commitment: string;
  /** All chance results follow from the seed. */
  is_fair: boolean;
  difference: { number: number; recorded: string; expected: string } | null;
  luck: Luck;
}

export interface Story {
  game: GameName;
  profile: string;
  options: Record<string, string | boolean>;
  people: number;
  names: string[];
  bots: string[];
  level: string | null;
  finished: boolean;
  moves: number;
  decisions: number;
  setup: { chance: string[]; events: TableEvent[] };
  steps: Step[];
  /** Of every seat, after the set-up and after every decision. */
  points: number[][];
  result: ScorePad;
  challenges: string[];
  fair: Fair | null;
}

/** Everything that lay on the table after so many decisions. */
export interface ReplayState {
  after: number;
  turn: string;
  /** Who is to decide next. */
  seat: number | null;
  position: unknown;
  points: ScorePad;
}

export interface LoggedTurn {
  /** So many decisions had been taken when it began. */
  from: number;
  seat: number | null;
  heading: Say | null;
  lines: LoggedLine[];
}

export interface LoggedLine {
  /** The decision that brought it about; 0 is the set-up. */
  at: number;
  says: Say[];
}

const TURN_BEGAN = 'turn-began';

/** The whole game by turns. What one decision brought about in two turns stands in both of them. */
export function turnsOf(story: Story): LoggedTurn[] {
  const turns: LoggedTurn[] = [{ from: 0, seat: null, heading: null, lines: [{ at: 0, says: [] }] }];
  addEvents(turns, 0, story.setup.events);
  for (const step of story.steps) {
    turns.at(-1)!.lines.push({ at: step.number, says: [] });
    addEvents(turns, step.number, step.events);
  }
  for (const turn of turns) {
    for (const line of turn.lines) {
      // Whatever had no effect to be told of is told as the decision that it was.
      if (!line.says.length && line.at) line.says.push(story.steps[line.at - 1]!.say);
    }
  }
  return turns;
}

function addEvents(turns: LoggedTurn[], at: number, events: TableEvent[]): void {
  for (const event of events) {
    if (!event.say) continue;
    if (event.kind === TURN_BEGAN) {
      turns.push({ from: at, seat: event.seat, heading: event.say, lines: [] });
      continue;
    }
    const { lines } = turns.at(-1)!;
    if (lines.at(-1)?.at !== at) lines.push({ at, says: [] });
    lines.at(-1)!.says.push(event.say);
  }
}

/** After how many decisions each turn begins, and the game ends. */
export function turnStarts(story: Story): number[] {
  const begins = story.steps.flatMap((step, place) => (step.turn === story.steps[place - 1]?.turn ? [] : [place]));
  return [...new Set([0, ...begins, story.decisions])];
}

/** Who sat where. Records need not name anybody, and may name bots that are no longer known. */
export function seatsIn(story: Story, position: unknown, t: Translate): Seat[] {
  const seats = Array.from({ length: story.people }, (_, index) => {
    const bot = story.bots[index] ?? '';
    const isKnown = bot !== '' && has(`bot-${bot}`);
    const name = story.names[index] || bot || t('page-after-seat', { number: index + 1 });
    return { kind: isKnown ? ('bot' as const) : ('person' as const), name, bot: isKnown ? bot : null };
  });
  return seatsOf({ seats, ...(position ? { views: { all: position } } : {}) }, t, story.level);
}

/** The round of a turn, as its label has it; nothing before the first one. */
export function roundOf(turn: string): number | null {
  const round = Number.parseInt(turn, 10);
  return Number.isNaN(round) ? null : round;
}
