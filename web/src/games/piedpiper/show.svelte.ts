/** What is on the screen: the picture, and how it comes from one to the next. */
import { settings } from '../../lib/settings.svelte';
import type { TableEvent } from '../../lib/types';
import { between, layoutOf, type Layout, type Shape } from './geometry';
import type { Lying, Picture } from './picture';
import { stepsOf, type Step, type Way } from './steps';
import type { CardName } from './view';

const TURNING = 700; // ms in which the ring turns to another seat
const HASTE = 14; // steps that are waiting, from which on all goes twice as fast

interface Motion {
  from: Layout;
  to: Layout;
  ways: Record<number, Way>;
  start: number;
  ms: number;
}

export class Show {
  picture = $state.raw<Picture>()!;
  layout = $state.raw<Layout>()!;
  /** What is being shown; null when all has been shown. */
  step = $state.raw<Step | null>(null);
  get isPlaying(): boolean {
    return this.step !== null;
  }

  #seat: number;
  #last: Picture; // how it stands when all has been shown
  #waiting: Step[] = [];
  #motion: Motion | null = null;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #shape: () => Shape;

  constructor(picture: Picture, seat: number, shape: () => Shape) {
    this.#seat = seat;
    this.#shape = shape;
    this.#last = picture;
    this.picture = picture;
    this.layout = layoutOf(picture, seat, shape());
  }

  /** Something happened, after which it stands like this. */
  tell(after: Picture, events: readonly TableEvent[], me: number | null): void {
    if (same(after, this.#last)) return;
    const steps = settings.moves && !document.hidden ? stepsOf(this.#last, after, events, me) : [];
    this.#last = after;
    if (!steps.length) return this.skip();
    this.#waiting.push(...steps);
    if (!this.step) this.#next();
  }

  /** Look from another seat from now on: the ring turns to it, and nothing is shown that it may not see. */
  lookFrom(seat: number, hand: CardName[]): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#last = seenBy(this.#last, seat, hand);
    this.#waiting = this.#waiting.map((step) => ({ ...step, picture: seenBy(step.picture, seat, hand) }));
    if (!this.step) this.#draw(this.#last, {}, TURNING);
  }

  /** Show at once how it stands now. */
  skip(ms = 0): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.step = null;
    this.#draw(this.#last, {}, ms);
  }

  /** The ring has another shape now. */
  reshape(): void {
    if (!this.step) this.#draw(this.#last, {}, 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  #next(): void {
    const step = this.#waiting.shift();
    if (!step) return this.skip();
    const ms = this.#waiting.length > HASTE ? step.ms / 2 : step.ms;
    this.step = step;
    this.#draw(step.picture, step.ways, ms);
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #draw(picture: Picture, ways: Record<number, Way>, ms: number): void {
    cancelAnimationFrame(this.#frame);
    this.#motion = null;
    const to = layoutOf(picture, this.#seat, this.#shape(), this.layout, ways);
    this.picture = picture;
    if (!ms || !settings.moves) {
      this.layout = to;
      return;
    }
    this.#motion = { from: this.layout, to, ways, start: performance.now(), ms: ms * 0.9 };
    this.#frame = requestAnimationFrame((now) => this.#move(now));
  }

  #move(now: number): void {
    const motion = this.#motion;
    if (!motion) return;
    const part = Math.min(1, Math.max(0, (now - motion.start) / motion.ms));
    this.layout = between(motion.from, motion.to, part < 1 ? ease(part) : 1, motion.ways);
    if (part < 1) this.#frame = requestAnimationFrame((next) => this.#move(next));
  }
}

/** Slow, fast, slow. */
function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}

function seenBy(picture: Picture, seat: number, hand: CardName[]): Picture {
  const hide = (one: Lying): Lying => (one.faceDown && one.owner !== seat ? { ...one, card: 'hidden' } : one);
  return { ...picture, hand, row: picture.row.map((slot) => ({ ...slot, cards: slot.cards.map(hide) })) };
}

function same(one: Picture, other: Picture): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
