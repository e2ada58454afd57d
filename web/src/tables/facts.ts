/** What can be chosen for a table: the same for everybody, so it is asked for once. */
import { api } from '../lib/api';
import type { AllGames, GameFacts, GameName } from '../lib/types';

let asked: Promise<AllGames> | null = null;

export async function allGames(): Promise<AllGames> {
  asked ??= api.get<AllGames>('/api/games');
  try {
    return await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
}

export function factsOf(all: AllGames, game: GameName): GameFacts {
  return all.games.find((facts) => facts.name === game)!;
}
