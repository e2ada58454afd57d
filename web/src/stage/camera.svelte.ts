/** Which part of a scene is in sight. In scene units; the window is in pixels. */
import { settings } from '../lib/settings.svelte';
import type { Box, Focus, Point } from './kit';
import { ease } from './path';

export interface Size {
  width: number;
  height: number;
}

const GLIDE = 380; // ms
const MARGIN = 24; // scene units around what is to be in sight
const CLOSEST = 4; // times the size at which all is in sight
const CLEAR = 0.8; // pixels of a scene unit at which all can be read and hit: no need to go closer by oneself

export class Camera {
  readonly scene: Size;
  /** Of the window that it looks through, in pixels. */
  size = $state.raw<Size>({ width: 0, height: 0 });
  #middle = $state.raw<Point>({ x: 0, y: 0 });
  #zoom = $state(1); // times the size at which all is in sight
  /** The most that one can zoom in: a phone has to, a desktop may. */
  #frame = 0;

  constructor(scene: Size) {
    this.scene = scene;
    this.#middle = { x: scene.width / 2, y: scene.height / 2 };
  }

  get #whole(): number {
    const { width, height } = this.size;
    return Math.min(width / this.scene.width, height / this.scene.height) || 1;
  }
  /** Pixels of a scene unit. */
  get scale(): number {
    return this.#whole * this.#zoom;
  }
  get zoom(): number {
    return this.#zoom;
  }
  get isWhole(): boolean {
    return this.#zoom < 1.01;
  }

  /** What is in sight. */
  get box(): Box {
    const [w, h] = [this.size.width / this.scale, this.size.height / this.scale];
    return { x: this.#middle.x - w / 2, y: this.#middle.y - h / 2, w, h };
  }

  /** Whether all of a box is in sight. */
  sees({ x, y, w, h }: Box): boolean {
    const { box } = this;
    return x >= box.x && y >= box.y && x + w <= box.x + box.w && y + h <= box.y + box.h;
  }

  /** All of it is in sight. */
  fit(): void {
    this.#glide({ x: this.scene.width / 2, y: this.scene.height / 2 }, 1);
  }

  /** Have a box in sight, as large as it has to be. */
  lookAt(box: Focus): void {
    const w = box.w + 2 * MARGIN;
    const h = box.h + 2 * MARGIN;
    const scale = Math.max(Math.min(this.size.width / w, this.size.height / h, CLEAR), box.least ?? 0);
    this.#glide({ x: box.x + box.w / 2, y: box.y + box.h / 2 }, scale / this.#whole);
  }

  /** Zoom by a factor; a point of the window, in pixels from its middle, stays where it is. */
  zoomBy(factor: number, at: Point = { x: 0, y: 0 }): void {
    cancelAnimationFrame(this.#frame);
    const before = this.scale;
    const zoom = limit(this.#zoom * factor, 1, CLOSEST);
    const after = this.#whole * zoom;
    const [dx, dy] = [at.x / before - at.x / after, at.y / before - at.y / after];
    this.#set({ x: this.#middle.x + dx, y: this.#middle.y + dy }, zoom);
  }

  /** Move by pixels. */
  panBy(dx: number, dy: number): void {
    cancelAnimationFrame(this.#frame);
    this.#set({ x: this.#middle.x - dx / this.scale, y: this.#middle.y - dy / this.scale }, this.#zoom);
  }

  /** The window has another size; what is in its middle stays there. */
  resize(size: Size): void {
    this.size = size;
    this.#set(this.#middle, this.#zoom);
  }

  /** Where a point of the window is in the scene; both from the window's top left corner. */
  toScene({ x, y }: Point): Point {
    return { x: this.box.x + x / this.scale, y: this.box.y + y / this.scale };
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
  }

  #glide(middle: Point, zoom: number): void {
    cancelAnimationFrame(this.#frame);
    const to = { middle, zoom: limit(zoom, 1, CLOSEST) };
    const from = { middle: this.#middle, zoom: this.#zoom };
    if (!settings.moves) return this.#set(to.middle, to.zoom);
    const start = performance.now();
    const go = (now: number) => {
      const part = ease(limit((now - start) / GLIDE, 0, 1));
      const between = (a: number, b: number) => a + (b - a) * part;
      this.#set(
        { x: between(from.middle.x, to.middle.x), y: between(from.middle.y, to.middle.y) },
        between(from.zoom, to.zoom),
      );
      if (part < 1) this.#frame = requestAnimationFrame(go);
    };
    this.#frame = requestAnimationFrame(go);
  }

  /** No empty space is shown where there is scene to be shown. */
  #set(middle: Point, zoom: number): void {
    const scale = this.#whole * zoom;
    const hold = (at: number, seen: number, whole: number) =>
      seen >= whole ? whole / 2 : limit(at, seen / 2, whole - seen / 2);
    this.#zoom = zoom;
    this.#middle = {
      x: hold(middle.x, this.size.width / scale, this.scene.width),
      y: hold(middle.y, this.size.height / scale, this.scene.height),
    };
  }
}

function limit(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
