/** On a small screen the camera has in sight where one can act, and what is being played. Called while a stage is set up. */
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { boundsOf } from './bounds';
import type { Camera } from './camera.svelte';
import type { Giving } from './giving.svelte';
import type { Desk, GameKit } from './kit';
import type { Show } from './show.svelte';

const SMALL = 0.5; // pixels of a scene unit, below which the whole board is too small to act on

interface Watched {
  kit: GameKit;
  desk: Desk;
  show: Show;
  camera: Camera;
  giving: Giving;
}

export function follow({ kit, desk, show, camera, giving }: Watched): void {
  const isSmall = $derived(camera.size.width > 0 && camera.size.width / kit.scene.width < SMALL);
  const focus = $derived(giving.offers && kit.focus(desk));
  const width = $derived(camera.size.width);
  $effect(() => {
    void width; // a phone that is turned looks anew
    if (!giving.offers || !isSmall || !settings.table.closeUp) return;
    const box = focus ?? kit.regions[0]?.box;
    if (box) untrack(() => camera.lookAt(box));
  });
  $effect(() => {
    const things = show.timeline.step?.things;
    if (!things?.length || !isSmall) return;
    untrack(() => {
      const box = boundsOf(things.flatMap((thing) => kit.boxOf(thing, desk) ?? []));
      if (box && !camera.sees(box)) camera.lookAt(box);
    });
  });
  let isFirst = true;
  $effect(() => {
    if (!camera.size.width || !isFirst) return;
    isFirst = false;
    untrack(() => isSmall && !giving.offers && kit.regions[0] && camera.lookAt(kit.regions[0].box));
  });
}
