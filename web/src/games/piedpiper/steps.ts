/** What happened, cut into steps that can be watched: each with the picture after it and the sentence that tells of it. */
import type { Say, TableEvent } from '../../lib/types';
import { nextHouse, passing, type Picture, type Slot } from './picture';
import { CARDS, FIGURES, SPECIAL, type CardName } from './view';

export type Way = 1 | -1;

export interface Step {
  picture: Picture;
  say: Say | null;
  /** Why it happened, where something else brought it about. */
  why: Say | null;
  /** Milliseconds to look at it. */
  ms: number;
  /** Which way figures went, by figure. */
  ways: Record<number, Way>;
  /** What it is about. */
  slot: number | null;
  figure: number | null;
  house: number | null;
  /** A house was passed, and its marker stayed, since it was passed through the sewer. */
  isBelow: boolean;
}

const MS: Record<string, number> = {
  'card-played': 650,
  'card-revealed': 700,
  activated: 550,
  'nothing-moved': 900,
  'seat-out': 1000,
  'house-left': 1000,
  'markers-taken': 800,
  'markers-lost': 800,
  'character-discarded': 350,
  'character-laid': 400,
  'game-over': 900,
};
const PASS = 520;
const MARKER = 620;

/** The picture before the events, as far as they tell; the rest as it was last drawn. */
export function pictureBefore(last: Picture, after: Picture, events: readonly TableEvent[]): Picture {
  const before: Picture = structuredClone({
    ...after,
    row: last.row,
    hand: last.hand,
    handSizes: last.handSizes,
    turn: last.turn,
    seat: last.seat,
  });
  const hasShrunk = events.some((event) => event.kind === 'house-left');
  if (hasShrunk) before.gaps = [...last.gaps];
  for (const event of events.toReversed()) {
    const { figures, seat } = event;
    if (event.kind === 'marker-moved') before.floors[seat] = figures.origin!;
    if (event.kind === 'figure-moved') before.gaps[figures.figure!] = figures.origin!;
    if (event.kind === 'seat-out') before.isOut[seat] = false;
    if (event.kind === 'house-left') before.houses[figures.house!]!.isLeft = false;
    if (event.kind === 'markers-taken') {
      before.collected[seat]! -= figures.markers!;
      before.collected[figures.owner!]! += figures.markers! - 1;
    }
  }
  return before;
}

export function stepsOf(last: Picture, after: Picture, events: readonly TableEvent[], me: number | null): Step[] {
  const telling = new Telling(pictureBefore(last, after, events), me);
  for (let at = 0; at < events.length;) at = telling.take(events, at);
  return telling.steps;
}

class Telling {
  readonly steps: Step[] = [];
  #now: Picture;
  #me: number | null;
  #slot: number | null = null;
  #acting: number | null = null; // the figure whose cards are carried out
  #actions: CardName[] = []; // of which these are still to come

  constructor(before: Picture, me: number | null) {
    this.#now = before;
    this.#me = me;
  }

  /** Go on with the event at a place of the list; the place of the next one comes back. */
  take(events: readonly TableEvent[], at: number): number {
    const event = events[at]!;
    if (event.kind === 'figure-moved') return this.#walk(events, at);
    this.#change(event);
    const ms = MS[event.kind];
    const house = event.kind === 'seat-out' ? this.#houseOf(event.seat) : null;
    if (ms) this.#show({ say: event.say ?? null, ms, slot: event.figures.slot ?? this.#slot, house });
    return at + 1;
  }

  #show(step: Partial<Step> & { ms: number }): void {
    const nothing = {
      say: null,
      why: null,
      ways: {},
      slot: this.#slot,
      figure: this.#acting,
      house: null,
      isBelow: false,
    };
    this.steps.push({ picture: structuredClone(this.#now), ...nothing, ...step });
  }

  #houseOf(seat: number): number {
    return this.#now.houses.findIndex((house) => house.owner === seat);
  }

  /** One action: all figures that go together pass house after house; then the marker of each house moves. */
  #walk(events: readonly TableEvent[], at: number): number {
    const going: TableEvent[] = [];
    while (
      events[at]?.kind === 'figure-moved' &&
      !going.some((one) => one.figures.figure === events[at]!.figures.figure)
    ) {
      going.push(events[at++]!);
    }
    const moved: TableEvent[] = [];
    while (events[at]?.kind === 'marker-moved') moved.push(events[at++]!);
    const lead = going.find((one) => one.figures.figure === this.#acting) ?? going[0]!;
    const card = this.#actions.shift();
    const way = card ? (card === 'back' ? -1 : 1) : this.#guess(lead);
    const ways = Object.fromEntries(going.map((one) => [one.figures.figure!, way]));
    for (let passed = 0; passed < lead.figures.houses!; passed++) {
      const next = passing(this.#now.houses, this.#now.gaps[lead.figures.figure!]!, way);
      for (const one of going) this.#now.gaps[one.figures.figure!] = next.gap;
      const owner = this.#now.houses[next.house]!.owner;
      const marker = moved.find((one) => one.seat === owner);
      const isBelow = card === 'sewer' && !marker;
      this.#show({ say: lead.say ?? null, ms: PASS, ways, house: next.house, isBelow });
      if (!marker) continue;
      this.#now.floors[owner] = marker.figures.floor!;
      this.#show({ say: marker.say ?? null, why: lead.say ?? null, ms: MARKER, house: next.house });
    }
    return at;
  }

  /** Without the cards, forward if that leads to where the figure is. */
  #guess(event: TableEvent): Way {
    let gap = event.figures.origin!;
    for (let passed = 0; passed < event.figures.houses!; passed++) gap = nextHouse(this.#now.houses, gap, 1);
    return gap === event.figures.gap ? 1 : -1;
  }

  #change({ kind, seat, figures }: TableEvent): void {
    const now = this.#now;
    const slot = figures.slot === undefined ? undefined : now.row[figures.slot];
    const card = figures.card === undefined ? undefined : CARDS[figures.card];
    switch (kind) {
      case 'turn-began':
        [now.seat, now.turn] = [seat, figures.turn!];
        [this.#slot, this.#acting] = [null, null];
        break;
      case 'card-played':
        if (slot && slot.cards.length < 2)
          slot.cards.push({ card: card ?? 'hidden', faceDown: figures.face_down! > 0, owner: seat });
        now.handSizes[seat]! -= 1;
        if (seat === this.#me && card) remove(now.hand, card);
        // In the game of the young, a card is carried out as soon as it lies there.
        if (slot?.figure) this.#acting = FIGURES.indexOf(slot.figure);
        this.#actions = card && !SPECIAL.includes(card) ? [card] : [];
        break;
      case 'card-revealed':
        if (slot && card) turnUp(slot, seat, card);
        break;
      case 'activated':
        [this.#slot, this.#acting] = [figures.slot!, figures.figure!];
        this.#actions = actionsOf(slot);
        break;
      case 'seat-out':
        now.isOut[seat] = true;
        break;
      case 'hand-discarded':
        now.handSizes[seat]! -= figures.count!;
        break;
      case 'house-left':
        takeHouse(now, figures.house!);
        break;
      case 'markers-taken':
        now.collected[figures.owner!] = 0;
        now.collected[seat]! += figures.markers!;
        break;
      case 'character-discarded':
        [this.#slot, this.#acting] = [null, null];
        now.row[figures.slot!] = { figure: null, cards: [] };
        break;
      case 'character-laid':
        if (slot) slot.figure = FIGURES[figures.figure!]!;
        break;
      case 'card-drawn':
        now.handSizes[seat]! += 1;
        if (seat === this.#me && card)
          now.hand = [...now.hand, card].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
    }
  }
}

function remove(hand: CardName[], card: CardName): void {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
}

function turnUp(slot: Slot, owner: number, card: CardName): void {
  const lying = slot.cards.find((one) => one.faceDown && one.owner === owner);
  if (lying) Object.assign(lying, { card, faceDown: false });
}

/** The normal cards that are carried out: one with a special card is one action, two special ones are none. */
function actionsOf(slot: Slot | undefined): CardName[] {
  const cards = (slot?.cards ?? []).flatMap(({ card }) => (card === 'hidden' ? [] : [card]));
  return cards.filter((card) => !SPECIAL.includes(card));
}

function takeHouse(now: Picture, house: number): void {
  const gap = nextHouse(now.houses, house, -1);
  now.houses[house]!.isLeft = true;
  now.gaps = now.gaps.map((other) => (other === house ? gap : other));
}
