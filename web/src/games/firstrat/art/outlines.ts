/** Every colour of the path has an outline of its own, so that it can be told without seeing colours. About 82 units wide. */
import type { Colour } from '../view';

export const OUTLINES: Record<Colour, string> = {
  yellow: 'M0-41a41 41 0 1 1 0 82a41 41 0 1 1 0-82z',
  green: 'M-43 0-22-37 22-37 43 0 22 37-22 37z',
  orange: 'M-37-37h74v74h-74z',
  blue: 'M0-42 42-11 27 37-27 37-42-11z',
  white: 'M-17-40h34l23 23v34l-23 23h-34l-23-23v-34z',
};
