/** People, as others or they themselves see them. */

import type { Colour, Picture } from '../looks';

/** How somebody looks to others. */
export interface FaceShown {
  colour: Colour;
  picture: Picture;
}

/** How strong somebody is at a game. */
export interface RatingShown {
  rating: number;
  doubt: number;
  games: number;
  is_provisional: boolean;
}

export interface Person {
  id: string;
  name: string;
  /** Of our own drawings; null where nothing was chosen. */
  colour?: Colour | null;
  picture?: Picture | null;
  /** How others see me where I have chosen nothing. */
  usual?: FaceShown;
  /** Why I may not take part, and until when; null: for ever. */
  ban?: { until: number | null; reason: string } | null;
}
