/** The scene of Hamelin, in scene units: the ring of houses around the market place, on which the cards lie. */
import type { Box, Point } from '../../stage/kit';

export const SCENE = { width: 1700, height: 1000 };

/** A place of the row: a character card, and below it the two action cards, of which the upper acts first. */
export const PLACE = { w: 216, h: 314, character: 184, strip: 62, gap: 3 };
const ROW_TOP = 346;
const PLACE_STEP = PLACE.w + 10;
const ROW_LEFT = (SCENE.width - 3 * PLACE_STEP - PLACE.w) / 2;

/** Of the row's places, counted from 0. */
export function placeBox(place: number): Box {
  return { x: ROW_LEFT + place * PLACE_STEP, y: ROW_TOP, w: PLACE.w, h: PLACE.h };
}

/** Where the action cards of a place lie; the upper one is 0. */
export function stripBox(place: number, at: number): Box {
  const { x, y, w } = placeBox(place);
  return { x, y: y + PLACE.character + PLACE.gap + at * (PLACE.strip + PLACE.gap), w, h: PLACE.strip };
}

export const PILE_NAMES = ['actions', 'discard', 'characters', 'characters-discard'] as const;
export type PileName = (typeof PILE_NAMES)[number];

/** The action cards lie to the left of the row, the character cards to its right; decks above, discards below. */
export function pileBox(name: PileName): Box {
  const at = PILE_NAMES.indexOf(name);
  const x = at < 2 ? ROW_LEFT - 112 : ROW_LEFT + 4 * PLACE_STEP + 4;
  return { x, y: ROW_TOP + 10 + (at % 2) * 152, w: 94, h: 138 };
}

/** The cards on the market place. */
export const ROW_BOX: Box = { x: ROW_LEFT, y: ROW_TOP, w: 3 * PLACE_STEP + PLACE.w, h: PLACE.h };

/** Beside the whole scene. */
export const REGIONS = [
  { id: 'row', label: 'page-piper-region-row', box: { x: ROW_LEFT + 16, y: 340, w: ROW_BOX.w - 32, h: 330 } },
] as const;

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Whether two boxes have a point in common. */
export function meet(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}
