/** Worked examples of the rules: boards to step through. */
import type { GameName } from '../lib/types';
import type { Translate } from '../lib/words.svelte';

/** Where an example is shown; its id is the game and the name. */
export const exampleAddress = (game: GameName, name: string) => `/rules/${game}/example/${name}`;
export const nameOfExample = (id: string) => id.slice(id.indexOf('-') + 1);

const SETUP = /^setup-(\d)$/;

/** What an example shows, in a sentence. */
export function titleOfExample(game: GameName, name: string, t: Translate): string {
  const people = Number(SETUP.exec(name)?.[1]);
  if (!people) return t(`book-example-${game}-${name}`);
  return `${t('book-setup')}: ${people === 1 ? t('book-solo') : t('book-people', { count: people })}`;
}
