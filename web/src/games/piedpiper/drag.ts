/** Dragging a card by pointer, finger or pen: a copy follows it, and the place under it is told. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const BEGIN = 7; // pixels, from which on it is no click any more

export interface Dropped {
  /** The place of the row, from 1; null beside the row. */
  place: number | null;
}

interface Options {
  isAllowed: () => boolean;
  onmove: (place: number | null) => void;
  ondrop: (dropped: Dropped) => void;
}

export function drag({ isAllowed, onmove, ondrop }: Options): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;
    let isOver = false; // just now

    function down(event: PointerEvent) {
      if (event.button || !isAllowed()) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent) {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!copy && Math.hypot(dx, dy) < BEGIN) return;
      copy ??= copyOf(element);
      copy.style.transform = `translate(${dx}px, ${dy}px) rotate(-3deg)`;
      onmove(placeUnder(event));
    }

    function up(event: PointerEvent) {
      const place = placeUnder(event);
      if (end()) ondrop({ place });
    }

    function cancel() {
      if (end()) ondrop({ place: null });
    }

    /** Whether it was more than a click. */
    function end(): boolean {
      const wasDragged = copy !== null;
      start = null;
      copy?.remove();
      copy = null;
      element.classList.remove('dragged');
      isOver = wasDragged;
      setTimeout(() => (isOver = false));
      return wasDragged;
    }

    // The click at the end of a drag is none.
    function click(event: MouseEvent) {
      if (isOver) event.stopImmediatePropagation();
    }

    const ends = [
      on(element, 'pointerdown', down),
      on(element, 'pointermove', move),
      on(element, 'pointerup', up),
      on(element, 'pointercancel', cancel),
      on(element, 'click', click, { capture: true }),
    ];
    return () => {
      copy?.remove();
      ends.forEach((end) => end());
    };
  };
}

/** The place of the row that lies under the pointer. */
function placeUnder(event: PointerEvent): number | null {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
  const place = element?.getAttribute('data-place');
  return place ? Number(place) : null;
}

/** Over the page, so that nothing cuts it off. */
function copyOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.firstElementChild!.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '60',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  element.classList.add('dragged');
  return copy;
}
