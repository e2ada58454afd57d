/** The lessons of The Pied Piper. */
import { parseMove } from './offers';
import { SPECIAL, type CardName, type PiperProfile, type PiperView } from './view';
import type { Offer } from '../../lib/types';
import type { Course, Moment, Step } from '../../learn/coach';
import { hiddenCourse, youngCourse } from './variantLessons';

type M = Moment<PiperView, PiperProfile>;

const DANGER = 5; // a marker as high as this is worth a warning
const ENOUGH = 10; // decisions, after which somebody can play on alone

const plays = (m: M) => m.offers.length > 0 && m.view.phase === 'play';
const cardsAt = (m: M, place: number) => m.view.row[place - 1]!.cards.filter((card) => card !== 'none').length;
const movesOf = (m: M, fits: (offer: Offer) => boolean) => m.offers.filter(fits).map(({ move }) => move);
const others = (m: M) => m.view.players.filter((player, seat) => seat !== m.me && !player.is_out);

function playOf(offer: Offer) {
  const parsed = parseMove(offer.move);
  return parsed?.kind === 'card' ? parsed : null;
}

/** Where a marker would be after a move; null if it would not move. */
function floorAfter(offer: Offer, isWanted: (seat: number) => boolean): { from: number; to: number } | null {
  for (const { key, figures } of offer.brings) {
    const seat = figures?.seat;
    if (!key.startsWith('piper-yields-') || typeof seat !== 'object' || !('seat' in seat) || !isWanted(seat.seat))
      continue;
    const from = Number(figures!.origin);
    return { from, to: key === 'piper-yields-roof' ? Infinity : Number(figures!.floor) };
  }
  return null;
}

const isGood = (m: M, offer: Offer) => {
  const mine = floorAfter(offer, (seat) => seat === m.me);
  const theirs = floorAfter(offer, (seat) => seat !== m.me);
  return (
    (!mine || mine.to <= mine.from) && Boolean((mine && mine.to < mine.from) || (theirs && theirs.to > theirs.from))
  );
};

/** A card lies there already: with a second one the figure acts. */
const completes = (m: M, offer: Offer) => {
  const played = playOf(offer);
  return played !== null && cardsAt(m, played.place) === 1;
};

/** The lesson of a card, when it is in the hand for the first time. */
function aboutCard(card: CardName, rule: string): Step<PiperView, PiperProfile> {
  return {
    id: `card-${card}`,
    lesson: SPECIAL.includes(card) ? 'special' : 'cards',
    isRead: true,
    when: (m) => plays(m) && m.view.turn_number > 1 && m.view.players[m.me]!.hand[card] > 0,
    glow: () => `[data-card="${card}"]`,
    rule,
  };
}

const steps: Step<PiperView, PiperProfile>[] = [
  { id: 'over', lesson: 'end', isRead: true, when: (m) => m.isOver, rule: 'pp.end.winner' },
  { id: 'welcome', lesson: 'goal', isRead: true, when: () => true, glow: () => '.ring', rule: 'pp.card.pass' },
  { id: 'ring', lesson: 'goal', isRead: true, when: () => true, glow: () => '.ring', rule: 'pp.setup.figures' },
  {
    id: 'play',
    lesson: 'play',
    when: plays,
    point: (m) => movesOf(m, (offer) => playOf(offer)?.card === 'forward').slice(0, 1),
    glow: () => '.hand',
    rule: 'pp.turn.play',
  },
  {
    id: 'order',
    lesson: 'act',
    when: (m) => m.offers.length > 0 && m.view.phase === 'order',
    rule: 'pp.turn.activate',
  },
  {
    id: 'second',
    lesson: 'play',
    when: (m) => plays(m) && m.mine('card-played') > 0,
    point: (m) => movesOf(m, (offer) => isGood(m, offer)),
    rule: 'pp.turn.play',
  },
  {
    id: 'acted',
    lesson: 'act',
    isRead: true,
    when: (m) => m.mine('activated') + m.others('activated') > 0,
    glow: () => '[data-thing^="place:"]',
    rule: 'pp.turn.execute',
  },
  {
    id: 'climb',
    lesson: 'marker',
    isRead: true,
    when: (m) => m.mine('marker-moved') + m.others('marker-moved') > 0,
    glow: () => '.ring',
    rule: 'pp.card.pass',
  },
  {
    id: 'complete',
    lesson: 'act',
    when: (m) => plays(m) && m.offers.some((offer) => completes(m, offer)),
    point: (m) => movesOf(m, (offer) => completes(m, offer) && isGood(m, offer)),
    rule: 'pp.turn.activate',
  },
  aboutCard('run', 'pp.card.run'),
  aboutCard('back', 'pp.card.back'),
  aboutCard('sewer', 'pp.card.sewer'),
  {
    id: 'piper',
    lesson: 'piper',
    isRead: true,
    when: (m) => plays(m) && m.view.turn_number > 3 && m.view.row.some(({ figure }) => figure === 'piper'),
    glow: (m) => `[data-thing="place:${m.view.row.findIndex(({ figure }) => figure === 'piper') + 1}"]`,
    rule: 'pp.card.pass',
  },
  aboutCard('plus', 'pp.card.plus'),
  aboutCard('melody', 'pp.card.melody'),
  {
    id: 'refill',
    lesson: 'play',
    isRead: true,
    when: (m) => plays(m) && m.view.turn_number > 3,
    glow: () => '.hand',
    rule: 'pp.turn.draw',
  },
  {
    id: 'danger',
    lesson: 'out',
    isRead: true,
    when: (m) => !m.isOver && m.view.players[m.me]!.floor >= DANGER,
    rule: 'pp.out.roof',
  },
  {
    id: 'chase',
    lesson: 'out',
    isRead: true,
    when: (m) => plays(m) && others(m).some(({ floor }) => floor >= DANGER),
    point: (m) => movesOf(m, (offer) => isGood(m, offer)),
    rule: 'pp.out.markers',
  },
  {
    id: 'out',
    lesson: 'out',
    isRead: true,
    when: (m) => m.mine('seat-out') + m.others('seat-out') > 0,
    rule: 'pp.out.house',
  },
  { id: 'enough', lesson: 'end', isRead: true, when: (m) => plays(m) && m.moves >= ENOUGH, rule: 'pp.end.two-left' },
];

const course: Course<PiperView, PiperProfile> = {
  game: 'piedpiper',
  name: '',
  bots: 2,
  lessons: [
    { name: 'goal', rule: 'pp.card.pass' },
    { name: 'play', rule: 'pp.turn.play' },
    { name: 'act', rule: 'pp.turn.activate' },
    { name: 'marker', rule: 'pp.card.pass' },
    { name: 'cards', rule: 'pp.card.forward' },
    { name: 'piper', rule: 'pp.card.pass' },
    { name: 'special', rule: 'pp.card.plus' },
    { name: 'out', rule: 'pp.out.roof' },
    { name: 'end', rule: 'pp.end.winner' },
  ],
  steps,
};

export const courses = [course, youngCourse, hiddenCourse] as readonly Course[];
