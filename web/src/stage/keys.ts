/** Keys of the stage. */
import type { Camera } from './camera.svelte';

const PAN = 80; // px
const CAMERA: Record<string, (camera: Camera) => void> = {
  '+': (camera) => camera.zoomBy(1.25),
  '=': (camera) => camera.zoomBy(1.25),
  '-': (camera) => camera.zoomBy(0.8),
  '0': (camera) => camera.fit(),
  ArrowLeft: (camera) => camera.panBy(PAN, 0),
  ArrowRight: (camera) => camera.panBy(-PAN, 0),
  ArrowUp: (camera) => camera.panBy(0, PAN),
  ArrowDown: (camera) => camera.panBy(0, -PAN),
};
const FIELDS = 'input:not([type=checkbox]), textarea, select, dialog, [role=tab]';

/** Whether nobody else takes the key: a field, a dialog, the browser. */
export function isForStage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !(event.target as Element).closest?.(FIELDS);
}

/** Zoom or drag by a key; whether it meant that. Arrows drag only what isn't wholly in sight. */
export function turnCamera(key: string, camera: Camera, hasArrows: boolean): boolean {
  if (!CAMERA[key] || (key.startsWith('Arrow') && (camera.isWhole || !hasArrows))) return false;
  CAMERA[key](camera);
  return true;
}
