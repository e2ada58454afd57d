/** What the page knows of every game, in the order in which they are shown. A game is a folder here. */
import type { GameFactsOfPage } from '../stage/kit';

const FOUND = import.meta.glob<GameFactsOfPage>('./*/facts.ts', { import: 'FACTS', eager: true });
export const ALL_FACTS: readonly GameFactsOfPage[] = Object.values(FOUND).sort((a, b) => a.place - b.place);

export function factsOf(game: string): GameFactsOfPage {
  return ALL_FACTS.find(({ name }) => name === game)!;
}
