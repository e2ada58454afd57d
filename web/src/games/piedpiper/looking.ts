/** Which move of the list has the pointer or the focus. */
import type { Attachment } from 'svelte/attachments';

export function watchMoves(onlook: (move: string | null) => void): Attachment<HTMLElement> {
  return (list) => {
    const look = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-move]') : null;
      onlook(button?.getAttribute('data-move') ?? null);
    };
    const leave = () => onlook(null);
    const events = { pointerover: look, focusin: look, pointerleave: leave, focusout: leave };
    for (const [name, listener] of Object.entries(events)) list.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(events)) list.removeEventListener(name, listener);
    };
  };
}
