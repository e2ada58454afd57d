/** Wheel, drag, pinch and double tap on a board: they move its camera, and never make a move. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './kit';

const SLACK = 6; // px that a finger may wander in a tap
const WHEEL = 0.0016; // zoom for each px of a wheel
const DOUBLE = 320; // ms between two taps that are one
const CLOSER = 2;

export function gestures(camera: Camera): Attachment<Element> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let isDrag = false;
    let last = { at: -Infinity, x: 0, y: 0 };

    const fromMiddle = ({ clientX, clientY }: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    };

    function wheel(event: WheelEvent) {
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY * WHEEL * (event.deltaMode ? 20 : 1)), fromMiddle(event));
    }

    function down(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) {
        start = { x: event.clientX, y: event.clientY };
        isDrag = false;
      } else isDrag = true;
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (fingers.size === 2) pinch(event.pointerId, before, now);
      else if (start && !camera.isWhole) {
        isDrag ||= Math.hypot(now.x - start.x, now.y - start.y) > SLACK;
        if (isDrag) camera.panBy(now.x - before.x, now.y - before.y);
      }
      fingers.set(event.pointerId, now);
    }

    function pinch(id: number, before: Point, now: Point) {
      const other = [...fingers].find(([finger]) => finger !== id)![1];
      const spread = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 } as MouseEvent;
      camera.zoomBy(spread(now) / spread(before), fromMiddle(middle));
      camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent) {
      if (!fingers.delete(event.pointerId)) return;
      if (!fingers.size && !isDrag && event.type === 'pointerup') tap(event);
    }

    /** Two taps on the same empty place: closer, or back to all of it. */
    function tap(event: PointerEvent) {
      const isSecond =
        event.timeStamp - last.at < DOUBLE && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 24;
      last = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      if (!isSecond || (event.target as Element).closest('button, [role=button], [tabindex]')) return;
      last.at = -Infinity;
      if (camera.isWhole) camera.zoomBy(CLOSER, fromMiddle(event));
      else camera.fit();
    }

    /** What ends a drag is no click. */
    function click(event: Event) {
      if (!isDrag) return;
      event.stopPropagation();
      event.preventDefault();
      isDrag = false;
    }

    const ends = new AbortController();
    const { signal } = ends;
    element.addEventListener('wheel', (event) => wheel(event as WheelEvent), { signal, passive: false });
    element.addEventListener('pointerdown', (event) => down(event as PointerEvent), { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => ends.abort();
  };
}
