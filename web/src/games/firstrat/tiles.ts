/** Every colour of the path has an outline of its own, so that it can be told without seeing colours. */
import type { Colour } from './view';

export const OUTLINES: Record<Colour, string> = {
  yellow: 'M0-32a32 32 0 1 1 0 64a32 32 0 1 1 0-64z',
  green: 'M-33 0-17-29 17-29 33 0 17 29-17 29z',
  orange: 'M-28-28h56v56h-56z',
  blue: 'M0-33 33-9 21 29-21 29-33-9z',
  white: 'M-13-31h26l18 18v26l-18 18h-26l-18-18v-26z',
};

export function fillOf(colour: Colour): string {
  return `var(--path-${colour})`;
}
