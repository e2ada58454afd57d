/** Where somebody came from, for a link back: the last place of the page that is none of these. */
import { placeOf, type PageName } from '../lib/routes';

export interface Origin {
  address: string;
  name: PageName;
}

/** Null if nothing is known, also where a browser does not tell. */
export function cameFrom(but: PageName): Origin | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = navigation;
  const before = navigation.entries().slice(0, Math.max(0, currentEntry?.index ?? 0));
  const url = before
    .flatMap((entry) => (entry.url ? [new URL(entry.url)] : []))
    .findLast((url) => isElsewhere(url, but));
  return url ? { address: url.pathname + url.search + url.hash, name: placeOf(url).name } : null;
}

function isElsewhere(url: URL, but: PageName): boolean {
  return url.origin === location.origin && ![but, 'Nowhere'].includes(placeOf(url).name);
}
