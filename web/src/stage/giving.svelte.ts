/** What a game is given, as a kit knows it. */
import type { Seat } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import type { Board, Offer } from '../lib/types';
import type { Camera } from './camera.svelte';
import type { Given, Motion, Playing, Point, Trail } from './kit';
import type { Show } from './show.svelte';

/** What whoever opened the stage knows. */
export interface Giver {
  readonly board: Board;
  readonly seats: Seat[];
  readonly busy: boolean;
  readonly highlight: readonly string[];
  readonly trails: readonly Trail[];
  onmove(move: string): void;
  onwhy(move: string): void;
}

export class Giving implements Given {
  readonly #giver: Giver;
  readonly #show: Show;
  readonly #camera: Camera;
  /** Things that somebody points at. */
  lit = $state.raw<readonly string[]>([]);
  /** A move that waits for a second tap. */
  pending = $state.raw<Offer | null>(null);
  #asked: Offer[] | null = null;

  constructor(giver: Giver, show: Show, camera: Camera) {
    this.#giver = giver;
    this.#show = show;
    this.#camera = camera;
  }

  get view(): unknown {
    return this.#show.current.view;
  }
  get picture(): unknown {
    return this.#show.timeline.picture;
  }
  get playing(): Playing | null {
    return this.#show.timeline.playing;
  }
  get board(): Board {
    return this.#giver.board;
  }
  get seats(): Seat[] {
    return this.#giver.seats;
  }
  get me(): number | null {
    return this.#show.current.me;
  }
  get actor(): number | null {
    return this.#show.current.actor;
  }
  get offers(): Offer[] | null {
    return this.#show.isPlaying ? null : this.#show.current.offers;
  }
  get busy(): boolean {
    return this.#giver.busy;
  }
  get highlight(): readonly string[] {
    return this.#giver.highlight;
  }
  get trails(): readonly Trail[] {
    return this.#giver.trails;
  }
  get turns(): Given['turns'] {
    return this.#show.turns;
  }
  get points(): number[] | null {
    return this.#show.current.points;
  }
  get winners(): readonly number[] {
    return this.#show.isPlaying ? [] : this.#show.current.winners;
  }
  get scale(): number {
    return this.#camera.scale;
  }

  motionOf(thing: string): Motion | null {
    return this.#show.timeline.motionOf(thing);
  }

  placeOf(thing: string): Point | null {
    return this.#show.timeline.placeOf(thing);
  }

  onmove(move: string): void {
    if (this.busy || !this.offers) return;
    const offer = this.offers.find((one) => one.move === move);
    const isNew = this.pending?.move !== move || this.#asked !== this.offers;
    if (settings.table.confirm && offer && isNew) {
      this.#asked = this.offers;
      this.pending = offer;
      return;
    }
    this.pending = null;
    this.#giver.onmove(move);
  }

  onwhy(move: string): void {
    this.#giver.onwhy(move);
  }
}
