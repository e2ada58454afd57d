/** Where a note is put that speaks of something: near to it, never over it, and over as little else as can be. */
import type { Box, Point } from './kit';

interface Size {
  width: number;
  height: number;
}

const GAP = 14; // px to what it speaks of, and to the edge
const STEPS = 8; // places tried along each side of the window
const OVER_IT = 1e6; // how bad a pixel is that covers what the note speaks of,
const OVER_OTHERS = 20; // one that covers what else can be chosen,
const OVER_DRAWN = 0.05; // and one that covers anything else that is drawn; a pixel of distance counts 1

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function gap(a: Box, b: Box): number {
  const along = (one: number, long: number, other: number, wide: number) =>
    Math.max(0, one - other - wide, other - one - long);
  return Math.hypot(along(a.x, a.w, b.x, b.w), along(a.y, a.h, b.y, b.h));
}

/** The top left corner of a note of this size in a window, all in pixels; the last of `about` is what it is nearest to. */
export function placeBeside(
  note: Size,
  window: Size,
  about: readonly Box[],
  others: readonly Box[],
  drawn: readonly Box[] = [],
): Point {
  const target = about.at(-1)!;
  const [most, lowest] = [window.width - note.width - GAP, window.height - note.height - GAP];
  const middle = { x: target.x + target.w / 2 - note.width / 2, y: target.y + target.h / 2 - note.height / 2 };
  const near: Point[] = [
    { x: target.x + target.w + GAP, y: middle.y },
    { x: target.x - GAP - note.width, y: middle.y },
    { x: middle.x, y: target.y - GAP - note.height },
    { x: middle.x, y: target.y + target.h + GAP },
  ];
  for (let column = 0; column <= STEPS; column++)
    for (let row = 0; row <= STEPS; row++) near.push({ x: (most * column) / STEPS, y: (lowest * row) / STEPS });
  let best = { x: GAP, y: GAP };
  let least = Infinity;
  for (const { x, y } of near) {
    const at = { x: Math.max(GAP, Math.min(most, x)), y: Math.max(GAP, Math.min(lowest, y)) };
    const box = { ...at, w: note.width, h: note.height };
    const sum = (boxes: readonly Box[]) => boxes.reduce((area, one) => area + overlap(box, one), 0);
    const covers = OVER_IT * sum(about) + OVER_OTHERS * sum(others) + OVER_DRAWN * sum(drawn);
    const cost = covers + gap(box, target);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}
