/** Which move of the list has the pointer or the focus. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export function watchMoves(onlook: (move: string | null) => void): Attachment<HTMLElement> {
  return (list) => {
    const look = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-move]') : null;
      onlook(button?.getAttribute('data-move') ?? null);
    };
    // The focus may be lost because the list is being taken away: nothing may change in the midst of that.
    const leave = () => queueMicrotask(() => onlook(null));
    const ends = [
      on(list, 'pointerover', look),
      on(list, 'focusin', look),
      on(list, 'pointerleave', leave),
      on(list, 'focusout', leave),
    ];
    return () => ends.forEach((end) => end());
  };
}
