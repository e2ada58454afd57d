/** Which tables of the lobby somebody wants to see; what is empty doesn't matter. */
export interface Filters {
  game: string;
  people: string;
  clock: string;
  language: string;
  /** `true` or `false`. */
  rated: string;
}
export const NO_FILTERS: Filters = { game: '', people: '', clock: '', language: '', rated: '' };

const chosen = (filters: Filters) => Object.entries(filters).filter(([, value]) => value !== '');

/** Whether all tables are wanted. */
export const isAny = (filters: Filters) => !chosen(filters).length;

/** As the server is asked, such as `?people=3`. */
export function queryOf(filters: Filters): string {
  return isAny(filters) ? '' : `?${new URLSearchParams(chosen(filters)).toString()}`;
}

/** As a wish for a table. */
export function wishOf(filters: Filters): Record<string, string | number | boolean> {
  const sent = (name: string, value: string) =>
    name === 'people' ? Number(value) : name === 'rated' ? value === 'true' : value;
  return Object.fromEntries(chosen(filters).map(([name, value]) => [name, sent(name, value)]));
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, such as "5 minutes ago"; both in seconds since 1970. */
export function agoText(then: number, now: number, language: string): string {
  const seconds = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}
