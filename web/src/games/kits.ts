/** The games' tables, each loaded when it is wanted. A game is a folder here: no other file of the page names one. */
import type { GameKit } from '../stage/kit';

const KITS = import.meta.glob<GameKit>('./*/kit.ts', { import: 'KIT' });

export function kitOf(game: string): Promise<GameKit> {
  return KITS[`./${game}/kit.ts`]!();
}
