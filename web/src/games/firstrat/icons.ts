/** Which icon stands for what. */
import type { IconName } from '../../lib/icon-names';
import type { Cap, Track } from './view';

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

/** The sign on one of Greg's cards. */
export function symbolIcon(symbol: string): IconName | undefined {
  if (symbol === 'comic') return 'book-cover';
  if (symbol === 'best') return 'trophy';
  return symbol in TRACK_ICONS ? TRACK_ICONS[symbol as Track] : undefined;
}
