/**
 * What a game gives to the page, and what the page gives to a game.
 *
 * A game draws one scene, in scene units, as SVG groups; the stage owns the `<svg>`, the camera and all slots around it.
 * Everything drawn that can be explained, lit or moved has a **thing**: a stable key such as `space:9` or `rat:0:2`,
 * which its element carries as `data-thing`. Motion, tooltips, the log and hints speak of things by these keys.
 */
import type { Component } from 'svelte';
import type { IconName } from '../lib/icon-names';
import type { Seat } from '../lib/seats';
import type { Board, GameName, Offer, Say, ScorePad, TableEvent } from '../lib/types';
import type { Translate } from '../lib/words.svelte';
import type { CueName } from './sound';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
/** Where one can act. */
export interface Focus extends Box {
  /** Pixels of a scene unit from which on a finger hits what is there: no need to see all of it at once. */
  least?: number;
}
/** A place of the scene, or the plate of a seat beside it: the stage knows where that is just now. */
export type Spot = Point | { seat: number };

/** A part of the scene that a phone shows as a tab; `label` is a key of the catalogues. */
export interface Region {
  id: string;
  label: string;
  box: Box;
}

// What happened: steps, trails, signs

/** A thing of the picture on its way. While its step plays, `<Carried />` moves it. */
export interface Motion {
  thing: string;
  path: Point[];
  /** The part of the step in which it moves; 0 to 1 unless told. */
  begins?: number;
  ends?: number;
  /** How high it hops between the points of its path, in scene units. */
  hop?: number;
}

/** Something that belongs to no picture, such as a good on its way to a plate. The stage draws it above the scene. */
export interface Flight {
  /** The id of a `<symbol>` in the kit's `Symbols`. */
  symbol: string;
  path: Spot[];
  /** Its size in scene units. */
  size: number;
  begins?: number;
  ends?: number;
}

export interface Cue {
  name: CueName;
  /** Semitones up or down. */
  pitch?: number;
}

/** One thing that happened, as it is watched. Steps play one after the other, never two at once. */
export interface Step<Picture = unknown> {
  /** How it looks once the step is over. Until then the picture before it is drawn: goods land, then counters count. */
  picture: Picture;
  /** Milliseconds at normal speed. */
  ms: number;
  motions?: Motion[];
  flights?: Flight[];
  /** Sounds when it begins. */
  cue?: Cue | null;
  /** The sentence that tells of it, shown while it plays. */
  say?: Say | null;
  /** Whose deed it is. */
  seat?: number | null;
  /** The things that it is about: they are lit, and the camera has them in sight. */
  things?: string[];
  /** Stealing and other blows: shown so that nobody misses them. */
  isBlow?: boolean;
}

/** The way that something took in a seat's last turn: drawn by `<Trails />` until one's own next move. */
export interface Trail {
  seat: number;
  points: Point[];
  thing?: string;
}

/** One sign of a recap: a turn is a line of them. */
export interface Sign {
  /** The id of a `<symbol>` in the kit's `Symbols`. */
  symbol: string;
  /** Such as `+3`; none: the picture says it all. */
  amount?: string;
  /** What it says, for the tooltip and screen readers. */
  say: Say;
  things?: string[];
}

/** What a tooltip says of a thing: what it is, what it does, which rule. */
export interface Tip {
  title: string;
  lines: string[];
  /** The id of a rule, such as fr.move.toll. */
  rule?: string;
}

// What the page gives

/** The step that plays, and how far it is (0 to 1), which changes in every frame; `from` is the picture before it. */
export interface Playing<Picture = unknown, AStep extends Step<Picture> = Step<Picture>> {
  readonly step: AStep;
  readonly from: Picture;
  /** How long it takes, at the speed that it is played at. */
  readonly ms: number;
  readonly part: number;
}

/** All that a game draws from, always as it is now: reactive, so read it where it is needed and keep no copy. */
export interface Given<
  View = unknown,
  Profile = unknown,
  Picture = unknown,
  AStep extends Step<Picture> = Step<Picture>,
> {
  /** What the seat looked from may know, at the end of all that is still to be played. Decisions are about this. */
  readonly view: View;
  /** What is to be drawn now. */
  readonly picture: Picture;
  readonly playing: Playing<Picture, AStep> | null;
  readonly board: Board<Profile>;
  readonly seats: Seat[];
  /** The seat looked from; null for a spectator. */
  readonly me: number | null;
  /** The seat to decide, once all has been played. */
  readonly actor: number | null;
  /** What can be chosen here and now; null: nothing, or not before all has been played. */
  readonly offers: Offer[] | null;
  readonly busy: boolean;
  /** Moves that a hint or a lesson points at. */
  readonly highlight: readonly string[];
  /** Things that the log or a lesson points at. */
  readonly lit: readonly string[];
  readonly trails: readonly Trail[];
  /** What happened up to what is shown, turn by turn, oldest first. */
  readonly turns: readonly { seat: number | null; events: readonly TableEvent[] }[];
  readonly points: number[] | null;
  /** The seats that have won, once all has been played. */
  readonly winners: readonly number[];
  /** CSS pixels of a scene unit just now. */
  readonly scale: number;
  /** The motion that carries a thing; null when it stands still. */
  motionOf(thing: string): Motion | null;
  /** Where a thing is just now while a motion carries it: another place in every frame. */
  placeOf(thing: string): Point | null;
  /** Make a move on offer. A second call for the same decision does nothing. */
  onmove(move: string): void;
  /** Ask why a move can't be made. */
  onwhy(move: string): void;
}

// What a game gives

/** What is picked and looked at on the way to a move. The game makes it, and hands it to all its own components. */
export interface Desk {
  /** What is asked, in one line, given what is picked; empty when nothing is asked. */
  readonly prompt: string;
  /** The move looked at by pointer or focus, on the board or in the list. */
  pointed: string | null;
  /** Whether an offer goes with what is picked: the list of moves shows only those. */
  suits(offer: Offer): boolean;
  /** Nothing is picked any more; whether there was anything. */
  unpick(): boolean;
  /** A key of the game's own; whether it meant anything. */
  key?(event: KeyboardEvent): boolean;
}

/** Every component of a game is given its desk, which knows what the page gives. */
export interface DeskProps<ADesk extends Desk = Desk> {
  desk: ADesk;
}
export interface PlateProps<ADesk extends Desk = Desk> extends DeskProps<ADesk> {
  seat: Seat;
}

/** Who stands on a step of the podium. */
export interface ChampionProps {
  seat: Seat;
  isFirst: boolean;
}

export type Unit = 'points' | 'floors';

/** So many bots of a level, or the game's own opponent on a level of his. */
export type QuickStart = { bot: string; count: number } | { greg: string };

/** What the whole page may ask of a game before its table is loaded: `games/<game>/facts.ts` exports it as `FACTS`. */
export interface GameFactsOfPage {
  name: GameName;
  /** In lists of games. */
  place: number;
  icon: IconName;
  /** What the ids of its rules begin with. */
  rules: string;
  /** What is compared at the end. */
  unit: Unit;
  /** Seats know things that others may not: one screen for two has to be covered. */
  hasSecrets: boolean;
  /** Keys of its own and what each does (`page-table-key-…`). */
  keys: readonly (readonly [key: string, name: string])[];
  /** How a game ended, the verdict first. */
  outcomeOf(pad: ScorePad, seats: Seat[], t: Translate): string[];
  /** The title of its score pad, a key of the catalogues. */
  padTitle: string;
  /** What it has beside a real board, where a board of one's own is of use; `label` is a key of the catalogues. */
  beside?: readonly { icon: IconName; href: string; label: string }[];
  /** Tables that are one click away. */
  quickStarts: readonly QuickStart[];
}

/** A game's table: `games/<game>/kit.ts` exports it as `KIT`. */
export interface GameKit<
  View = any,
  Profile = any,
  Picture = any,
  AStep extends Step<Picture> = any,
  ADesk extends Desk = any,
> {
  scene: { width: number; height: number };
  /** The first is where a phone begins. */
  regions: readonly Region[];
  /** Once on the page, hidden: `<symbol>`s with ids of the game's own prefix, 0 0 48 48. */
  Symbols: Component;
  /** SVG groups in scene units, drawn within the stage's `<svg>`. */
  Scene: Component<DeskProps<ADesk>>;
  /** A seat in about 220 × 56 px: what it has, in signs and figures. Name, clock, turn and recap are the stage's. */
  Plate: Component<PlateProps<ADesk>>;
  /** All that a seat has, when its plate is opened. */
  Holdings: Component<PlateProps<ADesk>>;
  /** One's own cards or goods, always in sight; as tall as it needs, at most 120 px. None: null. */
  Hand: Component<DeskProps<ADesk>> | null;
  /** The few buttons that the board can't show, beside the prompt; draws nothing when there are none. */
  Choices: Component<DeskProps<ADesk>> | null;
  /** Whether `Choices` ever draws anything on such a board: room is kept for it then. Unless told: it does. */
  hasButtons?(board: Board<Profile>): boolean;
  /** The hands of all seats, where a game is looked at again; none if nothing is ever hidden. */
  AllHands?: Component<{ view: View; seats: Seat[]; actor: number | null }>;
  /** A seat on its step of the podium: an SVG group that stands on 0, 0, about 110 wide and 110 high. */
  Champion: Component<ChampionProps>;
  /** Beside the board: what an automatic opponent does and why. None: null. */
  Aside: Component<DeskProps<ADesk>> | null;

  /** The figure that says how a seat stands, where that isn't its points. */
  standingOf?(desk: ADesk, seat: number): number;
  newDesk(given: Given<View, Profile, Picture, AStep>): ADesk;
  /** What is drawn of a view: a plain value that `stepsOf` can change step by step. */
  pictureOf(view: View, me: number | null): Picture;
  /** How one picture became the next. The last step's picture is `after`; none: it just is so. */
  stepsOf(
    before: Picture,
    after: Picture,
    events: readonly TableEvent[],
    about: { board: Board<Profile>; me: number | null },
  ): AStep[];
  /** The box where one can act; null: the whole scene. */
  focus(desk: ADesk): Focus | null;
  /** Where a thing is drawn; null: it isn't. */
  boxOf(thing: string, desk: ADesk): Box | null;
  tipOf(thing: string, desk: ADesk): Tip | null;
  /** The ways that a seat took in a turn with these events. */
  trailsOf(events: readonly TableEvent[], board: Board<Profile>, picture: Picture): Trail[];
  /** A turn's events in a few signs. */
  recapOf(events: readonly TableEvent[], board: Board<Profile>): Sign[];
  /** The things that an event is about, for the log. */
  thingsOf(event: TableEvent, board: Board<Profile>): string[];
  /** The things that a move is about, for the list and for hints' arrows: from the first to the last. */
  thingsOfMove(move: string, desk: ADesk): string[];
  /** Where a hint's arrow goes, if not along those things. */
  arrowOf?(move: string, desk: ADesk): string[];
}
