/** Greg beside a real board: what the server tells of him, and how it is asked. docs/companion.md says more. */
import { api } from '../../../lib/api';
import { me } from '../../../lib/me.svelte';
import type { Track } from '../view';

export type Fact =
  | { kind: 'card'; rule: string; figures: { card: string; steps: number[]; symbol: string } }
  | { kind: 'move'; rule: string; figures: { rat: number; rank: number; steps: number; origin: number; space: number } }
  | { kind: 'toll'; rule: string; figures: { space: number; cheese: number } }
  | { kind: 'remove-item'; rule: string; figures: { stall: string; space: number; pick?: number[] } }
  | { kind: 'remove-comic'; rule: string; figures: { pick: number[] } }
  | { kind: 'rattonaut'; rule: string; figures: { rat: number; slot: number; points: number } }
  | { kind: 'plan' | 'marker-lost'; rule: string; figures: { track: Track } }
  | { kind: 'score'; rule: string; figures: { track: Track; slot: number; points: number } }
  | { kind: 'shuffle'; rule: string; figures: Record<string, never> }
  | { kind: 'last-round'; rule: string; figures: { who: string; reason: string; round: number } };

export interface Question {
  kind: 'tile' | 'turn' | 'card' | 'slot' | 'best';
  rule: string;
  track: Track | null;
  choices: { answer: string; points: number[] }[];
}

export interface GregState {
  id: string;
  version: number;
  created: number;
  level: string;
  can_undo: number;
  round: number;
  is_over: boolean;
  facts: Fact[];
  question: Question | null;
  greg: {
    rats: string[];
    plans: Track[];
    markers: number;
    tracks: Record<Track, { slots: number[]; points: number }>;
    points: number;
  };
  deck: { left: number; revealed: string[] };
  end: { round: number; reason: string } | null;
}

export type GregSummary = Pick<GregState, 'id' | 'version' | 'created' | 'level' | 'round' | 'is_over'> & {
  points: number;
};

const GAMES = '/api/companion/greg';

/** `own` is the text of a profile, if the board on the table is not the standard one; `cards` are dealt here or told. */
export async function beginGame(
  level: string,
  options: Record<string, string>,
  own: string | null,
  cards: string,
): Promise<GregState> {
  await me.needed();
  return api.post<GregState>(GAMES, { level, options, profile_text: own, cards });
}

export const myGames = () => api.get<GregSummary[]>(GAMES);
export const gameOf = (id: string) => api.get<GregState>(`${GAMES}/${id}`);
export const answerIn = ({ id, version }: GregState, answer: string) =>
  api.post<GregState>(`${GAMES}/${id}/step`, { version, answer });
export const undoIn = ({ id, version }: GregState, steps: number) =>
  api.post<GregState>(`${GAMES}/${id}/undo`, { version, steps });
export const forgetGame = (id: string) => api.delete(`${GAMES}/${id}`);

/** What a board begins a game with Greg with, from the figures of its profile; Start is 0. */
export function setupOf(figures: Record<string, number>) {
  const [first, second, third, fourth] = [1, 2, 3, 4].map((rat) => figures[`greg-rats-${rat}`]!);
  return {
    cheese: figures['setup-cheese-1']!,
    markers: figures['setup-markers']!,
    ...{ first: first!, second: second!, third: third!, fourth: fourth! },
  };
}

/** How many A and B cards he has on a level. */
export const cardsOf = (figures: Record<string, number>, level: string) => ({
  fast: figures[`greg-levels-${level}-1`]!,
  slow: figures[`greg-levels-${level}-2`]!,
});
