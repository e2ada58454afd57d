/** The addresses of the page, and what each shows. */
import { ALL_FACTS } from '../games/facts';

export type PageName =
  | 'Home'
  | 'NewTable'
  | 'Lobby'
  | 'Table'
  | 'Events'
  | 'NewEvent'
  | 'Event'
  | 'Replay'
  | 'Records'
  | 'Lessons'
  | 'Learn'
  | 'Rules'
  | 'Example'
  | 'Chart'
  | 'Puzzles'
  | 'Puzzle'
  | 'Companion'
  | 'CompanionGreg'
  | 'CompanionPad'
  | 'Boards'
  | 'Board'
  | 'Me'
  | 'Statistics'
  | 'Person'
  | 'Ratings'
  | 'Friends'
  | 'About'
  | 'Privacy'
  | 'Nowhere';

const GAME = `(?<game>${ALL_FACTS.map(({ name }) => name).join('|')})`;
const ID = '(?<id>[0-9A-Za-z_-]{1,64})';

/** Parts in parentheses become params. */
export const ROUTES: readonly (readonly [PageName, RegExp])[] = [
  ['Home', /^\/$/],
  ['NewTable', new RegExp(`^/new/${GAME}$`)],
  ['Lobby', /^\/lobby$/],
  ['Table', new RegExp(`^/table/${ID}$`)],
  ['Events', /^\/events$/],
  ['NewEvent', /^\/events\/new$/],
  ['Event', new RegExp(`^/events/${ID}$`)],
  ['Replay', new RegExp(`^/replay/(?<source>table|record)/${ID}$`)],
  ['Records', /^\/records$/],
  ['Lessons', /^\/learn$/],
  ['Learn', new RegExp(`^/learn/${GAME}$`)],
  ['Rules', new RegExp(`^/rules/${GAME}$`)],
  ['Example', new RegExp(`^/rules/${GAME}/example/${ID}$`)],
  ['Chart', /^\/chart$/],
  ['Puzzles', /^\/puzzles$/],
  ['Puzzle', new RegExp(`^/puzzles/(?:today|${GAME}/${ID})$`)],
  ['Companion', /^\/companion$/],
  ['CompanionGreg', new RegExp(`^/companion/greg(?:/${ID})?$`)],
  ['CompanionPad', new RegExp(`^/companion/pad/${GAME}$`)],
  ['Boards', /^\/boards$/],
  ['Board', new RegExp(`^/boards/${GAME}(?:/${ID})?$`)],
  ['Me', /^\/me$/],
  ['Statistics', /^\/me\/statistics$/],
  ['Person', new RegExp(`^/people/${ID}$`)],
  ['Ratings', new RegExp(`^/ratings/${GAME}$`)],
  ['Friends', /^\/friends$/],
  ['About', /^\/about$/],
  ['Privacy', /^\/privacy$/],
];

export interface Place {
  name: PageName;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Without its #. */
  hash: string;
}

/** What an address shows. */
export function placeOf(url: URL): Place {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  const rest = { path, query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
  for (const [name, pattern] of ROUTES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
    return { name, params: Object.fromEntries(params), ...rest };
  }
  return { name: 'Nowhere', params: {}, ...rest };
}
