/** What is picked and looked at on the way to a move: a card and then a place, a place and then a card, or a drag. */
import { nameIn } from '../../lib/seats';
import { t, tell } from '../../lib/words.svelte';
import type { Offer } from '../../lib/types';
import type { Desk, Given } from '../../stage/kit';
import { broughtBy, cardsOnOffer, moveOf, offerOf, parseMove, type Brought } from './offers';
import type { Picture } from './picture';
import type { PiperStep } from './steps';
import { layoutOf, type Layout } from './town';
import { FIGURES, type CardName, type PiperProfile, type PiperView } from './view';

export type PiperGiven = Given<PiperView, PiperProfile, Picture, PiperStep>;

interface Picked {
  /** The decision that it was picked for. */
  for: string;
  /** The place in the hand of the card that is picked. */
  card: number | null;
  place: number | null;
}
const NOTHING: Picked = { for: '', card: null, place: null };

const FAR = 0.393; // pixels a unit: writing of 28 units is 11 pixels high

export class PiperDesk implements Desk {
  readonly given: PiperGiven;
  wantsFaceDown = $state(false);
  lookedPlace = $state<number | null>(null);
  lookedCard = $state<number | null>(null);
  /** The card that is being dragged. */
  dragged = $state<number | null>(null);
  #listed = $state<string | null>(null);
  #picked = $state.raw(NOTHING);

  constructor(given: PiperGiven) {
    this.given = given;
  }

  // What the page gives

  get picture(): Picture {
    return this.given.picture;
  }
  get layout(): Layout {
    return layoutOf(this.picture);
  }
  get roof(): number {
    return Number(this.given.board.profile.options.roof);
  }
  /** Whether small writing can't be read just now. */
  get isFar(): boolean {
    return this.given.scale < FAR;
  }
  get hand(): CardName[] {
    return this.picture.hand;
  }
  get isAsked(): boolean {
    return this.given.offers !== null && !this.given.busy;
  }
  /** Whether it is to be chosen who acts first. */
  get isOrder(): boolean {
    return this.given.offers?.some((offer) => offer.move.startsWith('first:')) ?? false;
  }
  get canHide(): boolean {
    return this.given.offers?.some((offer) => offer.move.startsWith('hide:')) ?? false;
  }
  get faceDown(): boolean {
    return this.wantsFaceDown && this.canHide;
  }
  /** The cards that can be played. */
  get open(): Set<CardName> {
    return cardsOnOffer(this.given.offers, this.faceDown);
  }

  // What is picked

  get #decision(): string {
    const { view, offers } = this.given;
    return `${view.turn_number} ${offers?.map((offer) => offer.move).join(' ')}`;
  }
  /** What was picked for an earlier decision is no longer picked. */
  get #now(): Picked {
    return this.#picked.for === this.#decision ? this.#picked : NOTHING;
  }
  get card(): number | null {
    return this.#now.card;
  }
  get place(): number | null {
    return this.#now.place;
  }
  #pick(picked: Partial<Picked>): void {
    this.#picked = { ...NOTHING, for: this.#decision, ...picked };
  }
  unpick(): boolean {
    const was = this.card !== null || this.place !== null || this.dragged !== null;
    this.#picked = NOTHING;
    this.dragged = null;
    return was;
  }

  get prompt(): string {
    if (!this.given.offers) return '';
    const told = this.lookedPlace === null ? null : this.#toldAt(this.lookedPlace);
    if (told) return told;
    if (this.card !== null) return t('page-piper-pick-place');
    if (this.place !== null) return t('page-piper-pick-card', { place: this.place });
    return t(`piper-phase-${this.given.view.phase}`);
  }

  /** What a move would do besides moving markers, which is shown. */
  #toldAt(place: number): string | null {
    const offer = this.offerAt(place);
    const figure = this.picture.row[place - 1]?.figure;
    if (!offer || !figure) return null;
    const isShown = (key: string) => key === 'piper-yields-floor' || key === 'piper-yields-roof';
    const words = offer.brings.filter(({ key }) => !isShown(key)).map((say) => tell(say, nameIn(this.given.seats)));
    if (!offer.brings.length && !this.isOrder) words.push(t('page-piper-waits'));
    return words.length ? `${t(`figure-${figure}-subject`)}: ${words.join(', ')}` : null;
  }

  suits(offer: Offer): boolean {
    const move = parseMove(offer.move);
    if (move?.kind !== 'card') return true;
    const card = this.card === null ? undefined : this.hand[this.card];
    return (!card || move.card === card) && (this.place === null || move.place === this.place);
  }

  // What is looked at

  get pointed(): string | null {
    return this.#listed ?? (this.lookedPlace === null ? null : (this.offerAt(this.lookedPlace)?.move ?? null));
  }
  set pointed(move: string | null) {
    this.#listed = move;
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
    const move = this.#moveAt(place);
    return move ? offerOf(this.given.offers, move) : undefined;
  }

  /** Whether a place takes the card in question, or any. */
  isOpenAt(place: number): boolean {
    const moves = (this.given.offers ?? []).map((offer) => parseMove(offer.move));
    return moves.some(
      (move) => move?.place === place && (move.kind === 'first' || !this.#name || move.card === this.#name),
    );
  }

  /** The markers that the move looked at would bring to other floors. */
  get brought(): Brought[] {
    const place = this.place ?? this.lookedPlace;
    const looked = place === null ? undefined : this.offerAt(place);
    return broughtBy(this.#listed ? offerOf(this.given.offers, this.#listed) : looked, this.roof);
  }

  /** The figure whose card is looked at. */
  get figure(): number | null {
    const place = this.lookedPlace ?? parseMove(this.#listed ?? '')?.place;
    const figure = place ? this.picture.row[place - 1]?.figure : null;
    return figure ? FIGURES.indexOf(figure) : null;
  }

  // What is done

  /** A move on offer is made, any other one explained. */
  #choose(move: string): void {
    this.unpick();
    if (!offerOf(this.given.offers, move)) return this.given.onwhy(move);
    this.wantsFaceDown = false; // it is wished for one card
    this.given.onmove(move);
  }

  pickCard(index: number): void {
    if (!this.isAsked) return;
    const name = this.hand[index]!;
    if (this.place !== null) this.#choose(moveOf(name, this.place, this.faceDown));
    else if (!this.open.has(name)) this.#choose(moveOf(name, 1, this.faceDown));
    else this.#pick({ card: this.card === index ? null : index });
  }

  pickPlace(place: number): void {
    if (!this.isAsked) return;
    const move = this.isOrder || this.card !== null ? this.#moveAt(place) : null;
    if (move) this.#choose(move);
    else if (!this.isOpenAt(place)) this.#choose(moveOf(this.hand[0] ?? 'forward', place, this.faceDown));
    else this.#pick({ place: this.place === place ? null : place });
  }

  drop(index: number, place: number | null): void {
    this.dragged = null;
    if (place !== null && this.isAsked) this.#choose(moveOf(this.hand[index]!, place, this.faceDown));
  }

  /** With a card picked, a number is a place. */
  key(event: KeyboardEvent): boolean {
    if (this.card === null || !/^[1-4]$/.test(event.key)) return false;
    this.pickPlace(Number(event.key));
    return true;
  }
}
