/** The challenges of First Rat's solo game, by levels, and what has ticked them. */
import { api } from '../lib/api';
import type { Board, GameName } from '../lib/types';
import type { Figures } from '../lib/words.svelte';

export interface Cell {
  challenge: string;
  level: string;
  /** The table whose game ticked it first. */
  table: string | null;
  at: number | null;
  /** Greg's, in the game that ticked it; null: nothing has. */
  deck: string | null;
}

export interface Chart {
  challenges: string[];
  levels: string[];
  cells: Cell[];
}

interface ChallengeFigures {
  challenges: Record<string, number>;
}

/** Which figure of the profile each goal has; in the order of the chart. */
const FIGURES: Record<string, string | null> = {
  'no-rattonaut': null,
  'no-item': null,
  'all-rattonauts': null,
  'two-rockets': 'rockets',
  'four-backpacks': 'backpacks',
  'ninety-points': 'points',
  'sixteen-turns': 'turns',
  'five-cheese': 'cheese',
  'five-storage': 'storage',
  'every-pipe-twice': 'pipes',
};

export function boardOf(game: GameName): Promise<Board<ChallengeFigures>> {
  return api.get(`/api/games/${game}/board`);
}

export function myChart(): Promise<Chart> {
  return api.get<Chart>('/api/me/chart');
}

/** The chart of somebody who has not played yet. */
export function emptyChart(board: Board): Chart {
  const [challenges, levels] = [Object.keys(FIGURES), board.names.LEVELS ?? []];
  const cells = challenges.flatMap((challenge) =>
    levels.map((level): Cell => ({ challenge, level, table: null, at: null, deck: null })),
  );
  return { challenges, levels, cells };
}

/** The figures in a challenge's goal. */
export function figuresOf(challenge: string, board: Board<ChallengeFigures>): Figures {
  const figure = FIGURES[challenge];
  return figure ? { count: board.profile.challenges[figure] ?? 0 } : {};
}
