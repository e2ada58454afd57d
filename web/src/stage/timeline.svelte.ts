/** Plays what happened, one step after the other, and tells when each part of it has been shown. */
import type { Motion, Playing, Point, Step } from './kit';
import { shareOf } from './motion';
import { alongPath } from './path';

/** What of the browser a timeline needs: tests have their own. */
export interface Ticking {
  now(): number;
  frame(then: (now: number) => void): number;
  cancel(frame: number): void;
}
const BROWSER: Ticking = {
  now: () => performance.now(),
  frame: (then) => requestAnimationFrame(then),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/** How it is to be played: read before every step. */
export interface Tempo {
  /** Times normal speed; 0: nothing is played, all is shown at once. */
  readonly speed: number;
  /** Milliseconds to rest after somebody else's part. */
  readonly pause: number;
}

/** A part: steps that belong together, such as those of one entry. */
interface Part<Picture> {
  steps: Step<Picture>[];
  after: Picture;
  rests: boolean;
  onshown: () => void;
}

const BEHIND = 5000; // ms of waiting steps, from which on it catches up
const FASTEST = 6; // times the speed that was set

export class Timeline<Picture> {
  /** What is drawn: the picture before the step that plays. */
  picture = $state.raw() as Picture;
  #step = $state.raw<Step<Picture> | null>(null);
  #part = $state(0);
  /** The number of steps begun so far: another value, another step. */
  begun = $state(0);

  readonly #tempo: Tempo;
  readonly #ticking: Ticking;
  readonly #onstep: (step: Step<Picture>) => void;
  #parts: Part<Picture>[] = [];
  #at = 0; // which step of the first part plays
  #frame = 0;
  #start = 0;
  #ms = 0;

  constructor(picture: Picture, tempo: Tempo, onstep: (step: Step<Picture>) => void = () => {}, ticking = BROWSER) {
    this.picture = picture;
    this.#tempo = tempo;
    this.#onstep = onstep;
    this.#ticking = ticking;
  }

  get isPlaying(): boolean {
    return this.#step !== null;
  }

  /** The step that plays, and how far it is: only who reads `part` is drawn anew in every frame. */
  get playing(): Playing<Picture> | null {
    const [step, from] = [this.#step, this.picture];
    if (!step) return null;
    const part = () => this.#part;
    return {
      step,
      from,
      ms: this.#ms,
      get part() {
        return part();
      },
    };
  }

  get step(): Step<Picture> | null {
    return this.#step;
  }

  /** The way on which the step carries a thing; null: it stands still. */
  motionOf(thing: string): Motion | null {
    return this.#step?.motions?.find((one) => one.thing === thing) ?? null;
  }

  /** Where a thing is that the step carries; null: where the picture has it. */
  placeOf(thing: string): Point | null {
    const motion = this.motionOf(thing);
    return motion ? alongPath(motion.path, shareOf(motion, this.#part), motion.hop) : null;
  }

  /** Add what happened next. `onshown` is called when all of it has been shown. */
  add(steps: Step<Picture>[], after: Picture, onshown: () => void = () => {}, rests = false): void {
    this.#parts.push({ steps, after, onshown, rests });
    if (!this.#step) this.#begin();
  }

  /** Show all at once as it is in the end. */
  skip(): void {
    this.#ticking.cancel(this.#frame);
    this.#step = null;
    const parts = this.#parts;
    this.#parts = [];
    this.#at = 0;
    for (const part of parts) {
      this.picture = part.after;
      part.onshown();
    }
  }

  /** Draw this from now on, and nothing of what was waiting. */
  jump(picture: Picture): void {
    this.skip();
    this.picture = picture;
  }

  close(): void {
    this.#ticking.cancel(this.#frame);
    this.#parts = [];
  }

  /** Milliseconds of all that waits, at the speed that is set. */
  get #waiting(): number {
    const steps = this.#parts.flatMap((part, place) => part.steps.slice(place ? 0 : this.#at));
    return steps.reduce((sum, step) => sum + step.ms, 0) / this.#tempo.speed;
  }

  #begin(): void {
    for (;;) {
      const part = this.#parts[0];
      if (!part) {
        this.#step = null;
        return;
      }
      if (!this.#tempo.speed) return this.skip();
      const step = part.steps[this.#at];
      if (step) return this.#play(step);
      this.picture = part.after;
      this.#parts.shift();
      this.#at = 0;
      part.onshown();
      if (part.rests && part.steps.length && this.#tempo.pause && this.#parts.length) return this.#rest();
    }
  }

  /** Everybody looks at what somebody did before the next one begins. */
  #rest(): void {
    const nothing: Step<Picture> = { picture: this.picture, ms: this.#tempo.pause };
    this.#parts.unshift({ steps: [nothing], after: this.picture, onshown: () => {}, rests: false });
    this.#begin();
  }

  #play(step: Step<Picture>): void {
    const haste = Math.min(FASTEST, Math.max(1, this.#waiting / BEHIND));
    this.#ms = step.ms / this.#tempo.speed / haste;
    this.#start = this.#ticking.now();
    this.#part = 0;
    this.#step = step;
    this.begun += 1;
    this.#onstep(step);
    this.#frame = this.#ticking.frame((now) => this.#go(now));
  }

  #go(now: number): void {
    const part = this.#ms ? (now - this.#start) / this.#ms : 1;
    if (part < 1) {
      this.#part = Math.max(0, part);
      this.#frame = this.#ticking.frame((next) => this.#go(next));
      return;
    }
    this.#part = 1;
    this.picture = this.#step!.picture;
    this.#at += 1;
    this.#begin();
  }
}
