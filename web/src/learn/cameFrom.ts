/** Where somebody came from, for a link back: the last place of the page that is none of these. */
import { placeOf, type PageName } from '../lib/routes';

export interface Origin {
  address: string;
  name: PageName;
}

/** Null if nothing is known: browsers keep quiet about what was shown before the page was loaded, and some about all. */
export function cameFrom(but: PageName): Origin | null {
  if (!('navigation' in window)) return null;
  const before = navigation.entries().slice(0, Math.max(0, navigation.currentEntry?.index ?? 0));
  const last = before.findLast(({ url }) => !url || isElsewhere(new URL(url), but));
  if (!last?.url) return null;
  const url = new URL(last.url);
  return { address: url.pathname + url.search + url.hash, name: placeOf(url).name };
}

function isElsewhere(url: URL, but: PageName): boolean {
  return url.origin === location.origin && ![but, 'Nowhere'].includes(placeOf(url).name);
}
