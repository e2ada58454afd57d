/** What is picked and looked at on the board, and what a click means. It knows no rules: only what is offered. */
import { getContext, setContext } from 'svelte';
import { nameIn } from '../../lib/seats';
import type { Offer } from '../../lib/types';
import { t, tell } from '../../lib/words.svelte';
import type { PlayProps } from '../play';
import { fewestSteps, layoutOf, type Layout, type Shape } from './geometry';
import { goText, placesFor, priceOf, ratsIn } from './offers';
import { placeNumber, START, type FirstRatProfile, type FirstRatView, type Player } from './view';

type Given = PlayProps<FirstRatView, FirstRatProfile>;
const KEY = Symbol('desk');

export class Desk {
  readonly #given: () => Given;
  #picked = $state<number | null>(null);
  /** The move that is looked at, by pointer or focus. */
  pointed = $state<string | null>(null);
  shape = $state<Shape>('wide');
  /** What something on the board does, told because somebody pointed at it. */
  note = $state<string | null>(null);
  /** The last choice was made by a key on the board: there the next one is looked for, too. */
  isByKey = false;

  constructor(given: () => Given) {
    this.#given = given;
  }

  get given(): Given {
    return this.#given();
  }
  readonly view = $derived.by(() => this.given.view);
  readonly profile = $derived.by(() => this.given.board.profile);
  readonly layout: Layout = $derived.by(() => layoutOf(this.shape, this.profile));
  readonly offers: Offer[] = $derived.by(() => this.given.offers ?? []);
  readonly isAsked = $derived.by(() => this.given.offers !== null && this.offers.length > 0);
  /** The seat from which the board is looked at: lights and paths are lit for it. */
  readonly eye = $derived.by(() => this.given.me ?? this.given.actor ?? 0);
  readonly player: Player = $derived.by(() => this.view.players[this.eye]!);
  readonly rats: number[] = $derived.by(() => ratsIn(this.offers));
  /** The rat that is about to move: the one picked, or the only one that can. */
  readonly rat: number | null = $derived.by(() => {
    if (this.#picked !== null && this.rats.includes(this.#picked)) return this.#picked;
    return this.rats.length === 1 ? this.rats[0]! : null;
  });
  readonly targets: Map<number, Offer> = $derived.by(() =>
    this.rat === null ? new Map() : placesFor(this.rat, this.offers),
  );
  readonly shown: Offer | undefined = $derived.by(() => this.offer(this.pointed));

  offer(move: string | null): Offer | undefined {
    return this.offers.find((offer) => offer.move === move);
  }

  isHinted(move: string): boolean {
    return this.given.highlight?.includes(move) ?? false;
  }

  /** Whether any hint is about this rat, while another is picked or none. */
  isRatHinted(rat: number): boolean {
    return this.given.highlight?.some((move) => move.startsWith(`r${rat}>`)) ?? false;
  }

  pick(rat: number): void {
    const like = this.#likeOnStart(rat);
    if (this.rats.includes(like)) {
      this.#picked = this.#picked === like && this.rats.length > 1 ? null : like;
      this.pointed = null;
    } else if (this.isAsked) {
      const next = Math.min(placeNumber(this.player.rats[rat - 1]!) + 1, 27);
      this.given.onwhy(goText(rat, Math.max(next, 1)));
    }
  }

  unpick(): void {
    this.#picked = null;
    this.pointed = null;
    this.note = null;
  }

  /** Do it if it is offered, else ask why it can't be. */
  choose(move: string): void {
    if (this.given.busy) return;
    if (this.offer(move)) {
      this.pointed = null;
      this.#picked = null;
      this.given.onmove(move);
    } else if (this.isAsked) this.given.onwhy(move);
  }

  /** Rats on Start are alike: whichever is clicked, the one that is offered goes. */
  #likeOnStart(rat: number): number {
    if (this.rats.includes(rat) || placeNumber(this.player.rats[rat - 1]!) !== START) return rat;
    const alike = this.rats.find((other) => placeNumber(this.player.rats[other - 1]!) === START);
    return alike ?? rat;
  }

  /** The label of an offer with all that it would bring. */
  words(offer: Offer): string {
    return [this.label(offer), ...this.brings(offer)].join(', ');
  }

  label(offer: Offer): string {
    return tell(offer.say, nameIn(this.given.seats));
  }

  /** What an offer would bring, without the points. */
  told(offer: Offer): string[] {
    return offer.brings.map((say) => tell(say, nameIn(this.given.seats)));
  }

  brings(offer: Offer): string[] {
    const told = this.told(offer);
    return offer.points ? [...told, pointsText(offer.points)] : told;
  }

  /** How many steps the rat that is picked takes to a place; from and to, if there are several ways. */
  steps(place: number): [number, number] {
    const from = placeNumber(this.player.rats[(this.rat ?? 1) - 1]!);
    const offer = this.targets.get(place);
    const price = offer && priceOf(offer);
    const walk = place - from;
    const short = fewestSteps(from, place, this.profile.pipes);
    if (price?.forks) return [short, walk];
    return price?.pipes.length ? [short, short] : [walk, walk];
  }
}

export function pointsText(points: number): string {
  return `${points < 0 ? '−' : '+'}${t('points', { points: Math.abs(points) })}`;
}

export function provideDesk(given: () => Given): Desk {
  return setContext(KEY, new Desk(given));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
