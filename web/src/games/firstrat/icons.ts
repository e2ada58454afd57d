/** Which icon stands for what. */
import type { IconName } from '../../lib/icon-names';
import type { Cap, Colour, Comic, Track, Yield } from './view';

export const YIELD_ICONS: Record<Yield, IconName> = {
  cheese: 'cheese-wedge',
  bottle: 'square-bottle',
  soda: 'powder-bag',
  can: 'opened-food-can',
  calc: 'calculator',
  bulb: 'light-bulb',
  core: 'apple-core',
};

export const CAP_ICONS: Record<Cap, IconName> = {
  cockpit: 'joystick',
  cargo: 'cargo-crate',
  engine: 'rocket-thruster',
  storage: 'granary',
  cheese: 'cheese-wedge',
  light: 'light-bulb',
  rocket: 'rocket',
  rattonaut: 'astronaut-helmet',
  crumbs: 'bread-slice',
  collector: 'swap-bag',
};
export const TRACK_ICONS: Record<Track, IconName> = CAP_ICONS;

export const COMIC_ICONS: Record<Comic, IconName> = {
  'green-pipes': 'straight-pipe',
  'orange-pipes': 'straight-pipe',
  'no-toll': 'open-gate',
  'four-steps': 'footsteps',
  'one-colour': 'palette',
  discount: 'price-tag',
  commander: 'crown',
  gatherer: 'basket',
  runner: 'running-shoe',
  thief: 'robber-mask',
};

/** Comics of one icon differ in colour, and so in the outline that comes with it. */
export const COMIC_COLOURS: Partial<Record<Comic, Colour>> = { 'green-pipes': 'green', 'orange-pipes': 'orange' };

export const CAVE_ICONS: Record<string, IconName> = {
  library: 'bookshelf',
  nursery: 'baby-bottle',
  storage: 'granary',
};

/** The sign on one of Greg's cards. */
export function symbolIcon(symbol: string): IconName | undefined {
  if (symbol === 'comic') return 'book-cover';
  if (symbol === 'best') return 'trophy';
  return symbol in TRACK_ICONS ? TRACK_ICONS[symbol as Track] : undefined;
}
