/** What is picked and looked at on the way to a move, and what a click means. It knows no rules: only what is offered. */
import { nameIn } from '../../lib/seats';
import type { Offer } from '../../lib/types';
import { t, tell } from '../../lib/words.svelte';
import type { Desk, Given, Point } from '../../stage/kit';
import { fewestSteps } from './ways';
import { PLACES, REWARDS_AT } from './map';
import { aboutOf, goOf, goText, placesFor, priceOf, ratsIn } from './offers';
import {
  bareTracks,
  placeNumber,
  START,
  type FirstRatProfile,
  type FirstRatView,
  type Player,
  type Track,
} from './view';

/** Deeds for which there is no place on the board. */
const SPOKEN = ['stop', 'end', 'no-item', 'no-comic', 'lay'];

export type FirstRatGiven = Given<FirstRatView, FirstRatProfile, FirstRatView>;

export class Picking implements Desk {
  readonly given: FirstRatGiven;
  #picked = $state<number | null>(null);
  /** Something with several offers has been picked, such as an item to buy or to steal: which is asked beside it. */
  #among = $state<{ moves: string[]; at: Point } | null>(null);
  pointed = $state<string | null>(null);
  /** A finger points: nothing hovers, so the prompt says what the move would bring. */
  isTapped = $state(false);
  /** The last choice was made by a key on the board: there the next one is looked for, too. */
  isByKey = false;

  constructor(given: FirstRatGiven) {
    this.given = given;
  }

  /** What is to be drawn. */
  readonly picture: FirstRatView = $derived.by(() => this.given.picture);
  readonly profile: FirstRatProfile = $derived.by(() => this.given.board.profile);
  readonly offers: Offer[] = $derived.by(() => this.given.offers ?? []);
  readonly isAsked: boolean = $derived.by(() => this.offers.length > 0);
  readonly phase: string = $derived.by(() => this.picture.phase);
  /** The seat from which the board is looked at: lights and paths are lit for it. */
  readonly eye: number = $derived.by(() => this.given.me ?? this.given.actor ?? 0);
  readonly player: Player = $derived.by(() => this.picture.players[this.eye]!);
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

  /** The choices that fan out at a place of the scene: of what is picked, or of a decision that belongs there. */
  readonly among: { offers: Offer[]; at: Point } | null = $derived.by(() => {
    const picked = this.#among;
    if (picked) {
      const offers = this.offers.filter(({ move }) => picked.moves.includes(move));
      if (offers.length > 1) return { offers, at: picked.at };
    }
    if (!this.isAsked) return null;
    if (this.phase === 'reward') return { offers: this.offers, at: REWARDS_AT };
    const isHere = ['route', 'bonus', 'drink'].includes(this.phase);
    return isHere ? { offers: this.offers, at: PLACES[this.picture.turn.target] ?? PLACES[START]! } : null;
  });
  /** What only a button can say, beside the prompt. */
  readonly spoken: Offer[] = $derived.by(() => this.offers.filter(({ move }) => SPOKEN.includes(aboutOf(move).deed)));

  /** No derived: who says it may fail, and only that part of the page is to fail then. */
  get prompt(): string {
    if (!this.isAsked) return '';
    if (this.isTapped && this.shown) return this.words(this.shown);
    if (this.phase === 'setup-tracks') {
      return t('page-fr-advice-lay', { track: t(`track-${bareTracks(this.picture)[0] ?? 'cockpit'}`) });
    }
    if (this.phase === 'greg-track') return t('page-fr-advice-greg');
    if (this.phase !== 'move') return t(`page-fr-advice-${this.phase}`);
    if (this.spoken.length) return t('page-fr-advice-more');
    return this.rat === null ? t('page-fr-advice-rat') : t('page-fr-advice-place', { rat: this.rat });
  }

  offer(move: string | null): Offer | undefined {
    return move === null ? undefined : this.offers.find((offer) => offer.move === move);
  }

  suits(offer: Offer): boolean {
    const go = goOf(offer.move);
    if (this.among) return this.among.offers.includes(offer);
    return this.#picked === null || this.rats.length < 2 || !go || go.rat === this.#picked;
  }

  isHinted(move: string): boolean {
    return this.given.highlight.includes(move);
  }

  /** Whether any hint is about this rat, while another is picked or none. */
  isRatHinted(rat: number): boolean {
    return this.given.highlight.some((move) => move.startsWith(`r${rat}>`));
  }

  isLit(thing: string): boolean {
    return this.given.lit.includes(thing) || (this.given.playing?.step.things?.includes(thing) ?? false);
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

  /** A place that is not lit: pick a rat that can go there, else ask why none can. */
  pickPlace(place: number): void {
    if (!this.isAsked || this.phase !== 'move') return;
    const able = this.offers.flatMap(({ move }) => goOf(move) ?? []).find((go) => go.place === place);
    if (able && this.rat === null) {
      this.pick(able.rat);
      this.pointed = goText(able.rat, place);
    } else this.choose(goText(this.rat ?? this.rats[0] ?? 1, place));
  }

  unpick(): boolean {
    const had = this.#picked !== null || this.#among !== null || this.pointed !== null;
    this.#picked = null;
    this.#among = null;
    this.pointed = null;
    return had;
  }

  /** Do it if it is offered, else ask why it can't be. */
  choose(move: string): void {
    if (this.given.busy) return;
    if (this.offer(move)) {
      this.unpick();
      this.given.onmove(move);
    } else if (this.isAsked) this.given.onwhy(move);
  }

  /** All that can be done about a track just now. */
  offersOf(track: Track): Offer[] {
    return this.offers.filter(({ move }) => {
      const { deed, thing } = aboutOf(move);
      return (deed === 'donate' && track === 'cheese') || (['build', 'score'].includes(deed) && thing === track);
    });
  }

  /** What has one offer is chosen; of what has several, a fan of them opens there. */
  pickAmong(offers: Offer[], at: Point): void {
    if (offers.length === 1) return this.choose(offers[0]!.move);
    const moves = offers.map(({ move }) => move);
    this.#among = this.#among?.moves[0] === moves[0] ? null : { moves, at };
    this.pointed = null;
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

  brings(offer: Offer): string[] {
    const told = offer.brings.map((say) => tell(say, nameIn(this.given.seats)));
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
