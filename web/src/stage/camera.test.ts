import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../lib/settings.svelte', () => ({ settings: { moves: false } }));
vi.stubGlobal('cancelAnimationFrame', () => {});
const { Camera } = await import('./camera.svelte');

let camera: InstanceType<typeof Camera>;
beforeEach(() => {
  camera = new Camera({ width: 1700, height: 1000 });
  camera.resize({ width: 850, height: 600 });
});

test('all of the scene is in sight at first, in the middle', () => {
  expect(camera.scale).toBe(0.5);
  expect(camera.box).toEqual({ x: 0, y: -100, w: 1700, h: 1200 });
  expect(camera.isWhole).toBe(true);
});

test('a zoom keeps the point under the pointer where it is', () => {
  camera.zoomBy(2);
  const at = { x: 100, y: 50 };
  const before = camera.toScene({ x: 425 + at.x, y: 300 + at.y });
  camera.zoomBy(1.5, at);
  const after = camera.toScene({ x: 425 + at.x, y: 300 + at.y });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('nobody is dragged off the scene', () => {
  camera.zoomBy(3);
  camera.panBy(99_999, 99_999);
  expect([camera.box.x, camera.box.y]).toEqual([0, 0]);
  camera.panBy(-99_999, -99_999);
  expect(camera.box.x + camera.box.w).toBeCloseTo(1700);
  expect(camera.box.y + camera.box.h).toBeCloseTo(1000);
});

test('a box that is looked at is in sight, as large as it has to be', () => {
  camera.lookAt({ x: 400, y: 300, w: 352, h: 100 });
  const { box } = camera;
  expect(box.x).toBeLessThanOrEqual(400);
  expect(box.x + box.w).toBeGreaterThanOrEqual(752);
  expect(camera.scale).toBeCloseTo(0.8);
});

test('what a finger has to hit there is large enough, even where not all of it is in sight then', () => {
  camera.lookAt({ x: 0, y: 0, w: 384, h: 900, least: 0.7 });
  expect(camera.scale).toBeCloseTo(0.7);
  camera.lookAt({ x: 400, y: 300, w: 352, h: 100, least: 0.7 });
  expect(camera.scale).toBeCloseTo(0.8);
});

test('it zooms no further than to all of the scene, and no closer than four times', () => {
  camera.zoomBy(0.1);
  expect(camera.zoom).toBe(1);
  camera.zoomBy(100);
  expect(camera.zoom).toBe(4);
});

test('what is in the middle stays there when the window changes', () => {
  camera.zoomBy(3);
  camera.panBy(-200, -60);
  const before = camera.box.x + camera.box.w / 2;
  camera.resize({ width: 600, height: 500 });
  expect(camera.box.x + camera.box.w / 2).toBeCloseTo(before);
});
