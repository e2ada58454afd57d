/** Motion that the browser plays by itself, without the page's work in any frame. */
import type { Motion, Point } from './kit';
import { alongPath } from './path';

const SAMPLE = 16; // ms between keyframes: hops are no curve that CSS knows

/** The keyframes of a way through a step of so many milliseconds. */
export function keyframesOf(
  way: Pick<Motion, 'begins' | 'ends' | 'hop'> & { path: readonly Point[] },
  ms: number,
  styleAt: (at: Point, share: number) => Keyframe,
): Keyframe[] {
  const count = Math.max(1, Math.ceil(ms / SAMPLE));
  return Array.from({ length: count + 1 }, (_, at) => {
    const share = shareOf(way, at / count);
    return styleAt(alongPath(way.path, share, way.hop), share);
  });
}

/** How far something is that moves in a part of a step. */
export function shareOf({ begins = 0, ends = 1 }: { begins?: number; ends?: number }, part: number): number {
  return Math.min(1, Math.max(0, (part - begins) / Math.max(0.001, ends - begins)));
}

/** Play keyframes on an element, from a part of them on; what it returns ends that. */
export function play(element: Element, keyframes: Keyframe[], ms: number, part = 0): () => void {
  const animation = element.animate(keyframes, { duration: ms, fill: 'both' });
  if (part) animation.currentTime = part * ms;
  return () => animation.cancel();
}
