/** Pieces on a slot that has room for any number are counted, not piled up. */
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import { BOARD, exampleView } from './example';
import type { Picking } from './picking.svelte';
import TrackBoard from './scene/TrackBoard.svelte';

beforeAll(() => words.speak('en'));

function drawn(last: number[]): string {
  const picture = exampleView();
  for (const track of Object.values(picture.tracks)) Object.assign(track, { slots: [-1, -1, -1, -1], last: [] });
  picture.tracks.rattonaut.last = last;
  const desk = {
    picture,
    profile: BOARD.profile,
    phase: 'over',
    isLit: () => false,
    offersOf: () => [],
    offer: () => null,
  };
  return render(TrackBoard, { props: { desk: desk as unknown as Picking } }).body;
}

it('shows a piece for each seat, with how many there are', () => {
  const board = drawn([4, 1, 0, 7, 2]);
  const seats = [...board.matchAll(/--seat-(\d)\); stroke/g)].map(([, seat]) => seat);
  expect(seats).toEqual(['0', '1', '3', '4']);
  const counts = [...board.matchAll(/--seat-ink-\d\)[^>]*>(?:<!---->)?(\d+)/g)].map(([, count]) => count);
  expect(counts).toEqual(['4', '7', '2']);
});
