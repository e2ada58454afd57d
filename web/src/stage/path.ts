/** Ways through a scene. */
import type { Point } from './kit';

/** The place on a path after a share of its length, slow at both ends, with a hop on each of its legs. */
export function alongPath(path: readonly Point[], share: number, hop = 0): Point {
  const legs = path.slice(1).map((to, at) => Math.hypot(to.x - path[at]!.x, to.y - path[at]!.y));
  const length = legs.reduce((sum, leg) => sum + leg, 0);
  if (!length) return path.at(-1)!;
  let left = ease(share) * length;
  for (const [at, leg] of legs.entries()) {
    if (left <= leg || at === legs.length - 1) return onLeg(path[at]!, path[at + 1]!, leg ? left / leg : 1, hop);
    left -= leg;
  }
  return path.at(-1)!;
}

function onLeg(from: Point, to: Point, share: number, hop: number): Point {
  const part = Math.min(1, share);
  const height = hop * 4 * part * (1 - part);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part - height };
}

/** Slow, fast, slow. */
export function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
