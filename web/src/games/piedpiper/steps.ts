/** What happened, cut into steps that can be watched: each with the picture after it, its motion, its sound and its sentence. */
import type { TableEvent } from '../../lib/types';
import type { Cue, Flight, Step } from '../../stage/kit';
import { change } from './change';
import { cardFlight, climbing, drawFlight, markerFlight, regroup, walking } from './motion';
import { nextHouse, passing, type Picture, type Slot } from './picture';
import { CARDS, FIGURES, PIPER, SPECIAL, type CardName } from './view';

export type Way = 1 | -1;

export interface PiperStep extends Step<Picture> {
  /** Which way figures went, by figure. */
  ways: Record<number, Way>;
  /** What it is about: a place of the row (from 0), a figure, a house. */
  slot: number | null;
  figure: number | null;
  house: number | null;
  /** A house was passed, and its marker stayed, since it was passed through the sewer. */
  isBelow: boolean;
  /** The house that is taken away. */
  leaves: number | null;
  /** The place of the row at which a card is turned over. */
  turns: number | null;
}

const MS: Record<string, number> = {
  'card-played': 650,
  'card-revealed': 800,
  activated: 550,
  'nothing-moved': 900,
  'seat-out': 1000,
  'house-left': 1100,
  'markers-taken': 800,
  'markers-lost': 800,
  'character-discarded': 320,
  'character-laid': 420,
  'card-drawn': 260,
  'game-over': 900,
};
const PASS = 760;
const MARKER = 560;
const BELOW = 420;
const CUES: Record<string, Cue> = {
  'card-played': { name: 'card' },
  'card-revealed': { name: 'page' },
  activated: { name: 'light' },
  'nothing-moved': { name: 'refuse' },
  'seat-out': { name: 'steal' },
  'house-left': { name: 'build' },
  'markers-taken': { name: 'good' },
  'character-discarded': { name: 'page' },
  'character-laid': { name: 'card', pitch: 4 },
  'card-drawn': { name: 'card', pitch: 7 },
};
/** The Piper's tune: a row of five tones. */
const TUNE = [0, 2, 4, 7, 9, 7, 4, 2];
const BLOWS = ['seat-out', 'house-left'];

/** Who looks on, and how high houses are. */
export interface About {
  me: number | null;
  roof: number;
}

/** How one picture became the next. The last step's picture is `after`. */
export function stepsOf(before: Picture, after: Picture, events: readonly TableEvent[], about: About): PiperStep[] {
  const telling = new Telling(before, about);
  for (let at = 0; at < events.length;) at = telling.take(events, at);
  const last = telling.steps.at(-1);
  if (last) last.picture = after;
  return telling.steps;
}

class Telling {
  readonly steps: PiperStep[] = [];
  #now: Picture;
  readonly #about: About;
  #tones = 0;
  #slot: number | null = null;
  #acting: number | null = null; // the figure whose cards are carried out
  #actions: CardName[] = []; // of which these are still to come

  constructor(before: Picture, about: About) {
    this.#now = structuredClone(before);
    this.#about = about;
  }

  /** Go on with the event at a place of the list; the place of the next one comes back. */
  take(events: readonly TableEvent[], at: number): number {
    const event = events[at]!;
    if (event.kind === 'figure-moved') return this.#walk(events, at);
    const before = structuredClone(this.#now);
    this.#note(event);
    change(this.#now, event, this.#about.me);
    const ms = MS[event.kind];
    if (ms) this.#show({ ms, say: event.say ?? null, ...this.#detail(event, before) });
    if (event.kind === 'character-discarded') [this.#slot, this.#acting] = [null, null];
    return at + 1;
  }

  #show(step: Partial<PiperStep> & { ms: number }): void {
    const nothing = { ways: {}, house: null, isBelow: false, leaves: null, turns: null };
    const about = { slot: this.#slot, figure: this.#acting, seat: this.#now.seat };
    this.steps.push({ picture: structuredClone(this.#now), ...nothing, ...about, ...step });
  }

  /** Whose cards are carried out from now on, and which. */
  #note({ kind, figures }: TableEvent): void {
    const slot = figures.slot === undefined ? undefined : this.#now.row[figures.slot];
    if (kind === 'turn-began') [this.#slot, this.#acting] = [null, null];
    if (kind === 'activated') {
      [this.#slot, this.#acting] = [figures.slot!, figures.figure!];
      this.#actions = actionsOf(slot);
    }
    if (kind === 'card-played' && slot) {
      // In the game of the young, a card is carried out as soon as it lies there.
      if (slot.figure) this.#acting = FIGURES.indexOf(slot.figure);
      const card = CARDS[figures.card!];
      this.#actions = card && !SPECIAL.includes(card) ? [card] : [];
    }
  }

  /** What an event moves and lights, and how it sounds. */
  #detail(event: TableEvent, before: Picture): Partial<PiperStep> {
    const { kind, seat, figures } = event;
    const slot = figures.slot ?? this.#slot;
    const house = this.#now.houses.findIndex((one) => one.owner === seat);
    const cue = kind === 'activated' && this.#acting === PIPER ? this.#tone() : (CUES[kind] ?? null);
    const step: Partial<PiperStep> = { slot, cue, isBlow: BLOWS.includes(kind), things: thingsOf(event, this.#now) };
    const flights: Flight[] = [];
    if (kind === 'card-played') flights.push(cardFlight(event, before));
    if (kind === 'card-drawn') flights.push(drawFlight(seat));
    if (kind === 'markers-taken') flights.push(markerFlight(event, before));
    if (kind === 'card-revealed') step.turns = slot;
    if (kind === 'seat-out') step.house = house;
    if (kind === 'house-left') {
      Object.assign(step, { leaves: figures.house!, motions: regroup(before, this.#now) });
    }
    return flights.length ? { ...step, flights } : step;
  }

  #tone(): Cue {
    return { name: 'flute', pitch: TUNE[this.#tones++ % TUNE.length]! };
  }

  /** One action: all figures that go together pass house after house; then the marker of each house moves. */
  #walk(events: readonly TableEvent[], at: number): number {
    const going: TableEvent[] = [];
    const goes = (figure: number) => going.some((one) => one.figures.figure === figure);
    while (events[at]?.kind === 'figure-moved' && !goes(events[at]!.figures.figure!)) going.push(events[at++]!);
    const moved: TableEvent[] = [];
    while (events[at]?.kind === 'marker-moved') moved.push(events[at++]!);
    const lead = going.find((one) => one.figures.figure === this.#acting) ?? going[0]!;
    const card = this.#actions.shift();
    const way = card ? (card === 'back' ? -1 : 1) : this.#guess(lead);
    const ways = Object.fromEntries(going.map((one) => [one.figures.figure!, way]));
    const things = going.map((one) => `figure:${one.figures.figure}`);
    for (let passed = 0; passed < lead.figures.houses!; passed++) {
      const before = structuredClone(this.#now);
      const next = passing(this.#now.houses, this.#now.gaps[lead.figures.figure!]!, way);
      for (const one of going) this.#now.gaps[one.figures.figure!] = next.gap;
      const owner = this.#now.houses[next.house]!.owner;
      const marker = moved.find((one) => one.seat === owner);
      const isBelow = card === 'sewer' && !marker;
      const motions = walking(before, this.#now, next.house, ways);
      const cue = goes(PIPER) ? this.#tone() : { name: 'run' as const };
      const house = next.house;
      this.#show({
        say: lead.say ?? null,
        ms: PASS,
        ways,
        house,
        isBelow,
        motions,
        cue,
        things: [...things, `house:${house}`],
      });
      if (isBelow) this.#show({ say: { key: 'page-piper-below' }, ms: BELOW, house });
      if (marker) this.#climb(marker, house);
    }
    return at;
  }

  #climb(marker: TableEvent, house: number): void {
    const { floor, origin } = marker.figures;
    const before = structuredClone(this.#now);
    this.#now.floors[marker.seat] = floor!;
    this.#show({
      ...{ say: marker.say ?? null, ms: MARKER, house },
      ...{ motions: climbing(before, this.#now, house, this.#about.roof), things: [`marker:${marker.seat}`] },
      cue: floor! > origin! ? { name: 'floor', pitch: floor! } : { name: 'fall', pitch: floor! },
    });
  }

  /** Without the cards, forward if that leads to where the figure is. */
  #guess(event: TableEvent): Way {
    let gap = event.figures.origin!;
    for (let passed = 0; passed < event.figures.houses!; passed++) gap = nextHouse(this.#now.houses, gap, 1);
    return gap === event.figures.gap ? 1 : -1;
  }
}

/** The normal cards that are carried out: one with a special card is one action, two special ones are none. */
function actionsOf(slot: Slot | undefined): CardName[] {
  const cards = (slot?.cards ?? []).flatMap(({ card }) => (card === 'hidden' ? [] : [card]));
  return cards.filter((card) => !SPECIAL.includes(card));
}

/** The things of the scene that an event is about. */
export function thingsOf({ kind, seat, figures }: TableEvent, picture?: Pick<Picture, 'houses'>): string[] {
  const things: string[] = [];
  if (figures.slot !== undefined) things.push(`place:${figures.slot + 1}`);
  if (kind === 'activated' || kind === 'figure-moved') things.push(`figure:${figures.figure}`);
  if (kind === 'marker-moved' || kind === 'seat-out') things.push(`marker:${seat}`);
  if (kind === 'house-left') things.push(`house:${figures.house}`);
  if (kind === 'seat-out' && picture) things.push(`house:${picture.houses.findIndex((one) => one.owner === seat)}`);
  if (kind === 'card-drawn') things.push('pile:actions');
  return things;
}
