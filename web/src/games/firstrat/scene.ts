/** The scene of First Rat as the stage knows it: its size, its parts, and where one can act. */
import { boundsOf } from '../../stage/bounds';
import type { Box, Focus, Region } from '../../stage/kit';
import { around, ROW_HEIGHT, SCENE, STALL_BOXES, TILE, TRACKS_BOX } from './map';
import type { Picking } from './picking.svelte';
import { boxOfThing, thingsOfMove } from './things';

export { SCENE };

/** A phone shows so much of the scene's width that labels can be read. */
const PHONE = 604;

export const REGIONS: readonly Region[] = [
  { id: 'start', label: 'board-start', box: { x: 400, y: 10, w: PHONE, h: 690 } },
  { id: 'path', label: 'page-fr-regions-path', box: { x: 890, y: 60, w: PHONE, h: 650 } },
  { id: 'tracks', label: 'page-fr-regions-tracks', box: TRACKS_BOX },
  { id: 'burrow', label: 'page-fr-regions-burrow', box: { x: 10, y: 706, w: PHONE, h: 286 } },
  { id: 'library', label: 'board-library', box: { x: 540, y: 706, w: 720, h: 286 } },
  { id: 'stalls', label: 'page-fr-regions-stalls', box: { x: 1340, y: 120, w: 356, h: 560 } },
];

const FINGER = 46; // px that it hits, and a little
const WARE = 60; // scene units across

/** As close as a finger needs it, never closer. */
const LEAST = { w: 500, h: 400 };

/** The box where one can act: what is picked, or all that is offered; null while there is nothing. */
export function focus(desk: Picking): Focus | null {
  if (!desk.isAsked) return null;
  const { picture, given, eye } = desk;
  const boxOf = (thing: string): Box | [] => boxOfThing(thing, picture, given.board) ?? [];
  if (desk.among) return roomy([around(desk.among.at, 420, 380)]);
  if (desk.phase === 'shop' && picture.turn.stall) {
    return { ...roomy([STALL_BOXES[picture.turn.stall]], 0.75)!, least: FINGER / WARE };
  }
  if (['build', 'setup-tracks', 'greg-track'].includes(desk.phase)) {
    const rows = desk.offers.flatMap(({ move }) => thingsOfMove(move, picture, eye, given.board)).flatMap(boxOf);
    const asked = boundsOf(rows);
    return asked ? { ...TRACKS_BOX, y: asked.y, h: asked.h, least: FINGER / ROW_HEIGHT } : TRACKS_BOX;
  }
  if (desk.phase === 'comic') return { x: 550, y: 700, w: 700, h: 290 };
  const offers = desk.rat === null ? desk.offers : [...desk.targets.values()];
  const things = new Set(offers.flatMap(({ move }) => thingsOfMove(move, picture, eye, given.board)));
  // Before a rat is picked, rats are what can be chosen.
  const isPicking = desk.phase === 'move' && desk.rat === null;
  return roomy([...things].filter((thing) => !isPicking || thing.startsWith('rat:')).flatMap(boxOf));
}

/** Around some boxes, as wide as can be read: else around those in front. */
function roomy(boxes: Box[], times = 1): Focus | null {
  const all = boundsOf(boxes);
  if (!all) return null;
  const last = boxes.at(-1)!;
  const [w, h] = [Math.min(Math.max(all.w, LEAST.w * times), PHONE), Math.max(all.h, LEAST.h * times)];
  const middle = all.w > PHONE ? limit(last.x + last.w / 2, all.x + w / 2, all.x + all.w - w / 2) : all.x + all.w / 2;
  return { x: middle - w / 2, y: all.y + all.h / 2 - h / 2, w, h, least: FINGER / (2 * TILE) };
}

function limit(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
