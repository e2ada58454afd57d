/** What is picked and looked at on the way to a move: a card and then a place, a place and then a card, or a drag. */
import type { Offer } from '../../lib/types';
import { broughtBy, cardsOnOffer, moveOf, offerOf, parseMove, type Brought } from './offers';
import type { Show } from './show.svelte';
import { FIGURES, type CardName } from './view';

export interface Asked {
  readonly offers: Offer[] | null;
  readonly busy: boolean;
  readonly roof: number;
  readonly onmove: (move: string) => void;
  readonly onwhy: (move: string) => void;
}

export class Picking {
  /** The place in the hand of the card that is picked. */
  card = $state<number | null>(null);
  place = $state<number | null>(null);
  wantsFaceDown = $state(false);
  lookedPlace = $state<number | null>(null);
  lookedCard = $state<number | null>(null);
  /** Of the list. */
  lookedMove = $state<string | null>(null);
  dragged = $state<number | null>(null);

  readonly #asked: Asked;
  readonly #show: Show;

  constructor(asked: Asked, show: Show) {
    this.#asked = asked;
    this.#show = show;
  }

  get hand(): CardName[] {
    return this.#show.picture.hand;
  }
  get isAsked(): boolean {
    return this.#asked.offers !== null && !this.#asked.busy;
  }
  /** Whether it is to be chosen who acts first. */
  get isOrder(): boolean {
    return this.#asked.offers?.some((offer) => offer.move.startsWith('first:')) ?? false;
  }
  get canHide(): boolean {
    return this.#asked.offers?.some((offer) => offer.move.startsWith('hide:')) ?? false;
  }
  get faceDown(): boolean {
    return this.wantsFaceDown && this.canHide;
  }
  /** The cards that can be played. */
  get open(): Set<CardName> {
    return cardsOnOffer(this.#asked.offers, this.faceDown);
  }

  /** The card in question. */
  get #name(): CardName | undefined {
    const looked = this.place === null ? null : this.lookedCard;
    return this.hand[this.dragged ?? this.card ?? looked ?? -1];
  }

  #moveAt(place: number): string | null {
    if (this.isOrder) return `first:${place}`;
    return this.#name ? moveOf(this.#name, place, this.faceDown) : null;
  }

  /** What a click on a place would do, with the card in question. */
  offerAt(place: number): Offer | undefined {
    const move = this.#show.isPlaying ? null : this.#moveAt(place);
    return move ? offerOf(this.#asked.offers, move) : undefined;
  }

  /** Whether a place takes the card in question, or any. */
  isOpenAt(place: number): boolean {
    if (this.#show.isPlaying) return false;
    const moves = (this.#asked.offers ?? []).map((offer) => parseMove(offer.move));
    return moves.some(
      (move) => move?.place === place && (move.kind === 'first' || !this.#name || move.card === this.#name),
    );
  }

  /** The markers that the move looked at would bring to other floors. */
  get brought(): Brought[] {
    const { offers, roof } = this.#asked;
    if (this.#show.isPlaying) return [];
    if (this.lookedMove) return broughtBy(offerOf(offers, this.lookedMove), roof);
    const place = this.place ?? this.lookedPlace;
    return place === null ? [] : broughtBy(this.offerAt(place), roof);
  }

  /** The figure whose card is looked at. */
  get figure(): number | null {
    const place = this.lookedPlace ?? parseMove(this.lookedMove ?? '')?.place;
    const figure = place ? this.#show.picture.row[place - 1]?.figure : null;
    return figure ? FIGURES.indexOf(figure) : null;
  }

  /** Nothing is picked any more. */
  clear(): void {
    this.card = null;
    this.place = null;
    this.dragged = null;
  }

  /** While something is being shown, a click only ends that: what it was meant for may lie elsewhere by now. */
  #isFree(): boolean {
    if (!this.#show.isPlaying) return this.isAsked;
    this.#show.skip();
    return false;
  }

  /** A move on offer is made, any other one explained. */
  #choose(move: string): void {
    this.clear();
    if (!offerOf(this.#asked.offers, move)) return this.#asked.onwhy(move);
    this.wantsFaceDown = false; // it is wished for one card
    this.#asked.onmove(move);
  }

  pickCard(index: number): void {
    if (!this.#isFree()) return;
    const name = this.hand[index]!;
    if (this.place !== null) this.#choose(moveOf(name, this.place, this.faceDown));
    else if (!this.open.has(name)) this.#choose(moveOf(name, 1, this.faceDown));
    else this.card = this.card === index ? null : index;
  }

  pickPlace(place: number): void {
    if (!this.#isFree()) return;
    const move = this.isOrder || this.card !== null ? this.#moveAt(place) : null;
    if (move) this.#choose(move);
    else if (!this.isOpenAt(place)) this.#choose(moveOf(this.hand[0] ?? 'forward', place, this.faceDown));
    else this.place = this.place === place ? null : place;
  }

  drop(index: number, place: number | null): void {
    this.dragged = null;
    if (place !== null && this.#isFree()) this.#choose(moveOf(this.hand[index]!, place, this.faceDown));
  }
}
