/** Which symbol stands for what. */
import { TRACKS, type Cap, type Comic, type Track, type Yield } from '../view';

export type SymbolName = `fr-${string}`;

export const yieldSymbol = (good: Yield): SymbolName => `fr-${good}`;
export const comicSymbol = (comic: Comic): SymbolName => `fr-comic-${comic}`;
/** A track's; cheese that is given away is a feast, to be told from cheese in the paw. */
export const trackSymbol = (track: Track): SymbolName => (track === 'cheese' ? 'fr-feast' : `fr-${track}`);

/** An item of a stall, such as backpack-blue, drink or cap-light. */
export const itemSymbol = (item: string): SymbolName => `fr-${item}`;
export const CAPS: readonly Cap[] = [...TRACKS, 'crumbs', 'collector'];

/** What stands on a cap. */
export function capEmblem(cap: Cap): SymbolName {
  if (cap === 'crumbs') return 'fr-crumbs';
  return cap === 'collector' ? 'fr-backpack' : trackSymbol(cap);
}

/** The sign on one of Greg's cards; none on some. */
export function gregSymbol(sign: string): SymbolName | null {
  if (sign === '') return null;
  if (sign === 'comic') return 'fr-book';
  return sign === 'best' ? 'fr-award' : trackSymbol(sign as Track);
}
