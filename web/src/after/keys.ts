/** The keys of a replay. */
import type { Replay } from './replay.svelte';

const OWN_KEYS = 'input, textarea, select, dialog, [data-pad]'; // they know what arrows mean to them
const PRESSED_BY_SPACE = 'button, a, summary';

/** What a key does; false if it is none of ours. */
export function pressed(event: KeyboardEvent, replay: Replay): boolean {
  if (event.defaultPrevented || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  const way = event.key === ']' ? 1 : event.key === '[' ? -1 : null; // some keyboards need AltGr for these
  if (way) {
    if (target?.closest('input:not([type=range]), textarea')) return false;
    replay.isPlaying = false;
    replay.turn(way);
    return true;
  }
  if (event.ctrlKey || event.altKey || target?.closest(OWN_KEYS)) return false;
  const deed = deedOf(event, replay);
  if (!deed || (event.key === ' ' && target?.closest(PRESSED_BY_SPACE))) return false;
  if (event.key !== ' ') replay.isPlaying = false;
  deed();
  return true;
}

function deedOf(event: KeyboardEvent, replay: Replay): (() => void) | null {
  const by = (way: 1 | -1) => () => (event.shiftKey ? replay.turn(way) : replay.step(way));
  switch (event.key) {
    case 'ArrowLeft':
      return by(-1);
    case 'ArrowRight':
      return by(1);
    case 'Home':
      return () => replay.goTo(0);
    case 'End':
      return () => replay.goTo(replay.end);
    case ' ':
      return () => replay.togglePlay();
    default:
      return null;
  }
}
