/** The lessons of First Rat. */
import { gregCourse } from './gregLessons';
import { goOf, priceOf, type Go } from './offers';
import { lastRound, nextSlot, placeNumber, rowOf, tileAt, PAD, type FirstRatProfile, type FirstRatView } from './view';
import type { Offer } from '../../lib/types';
import type { Course, Moment, Step } from '../../learn/coach';

type M = Moment<FirstRatView, FirstRatProfile>;

const thing = (name: string) => `[data-thing="${name}"]`;

const isAt = (m: M, phase: string) => m.offers.length > 0 && m.view.phase === phase;
const hasMoved = (m: M) => m.view.turn.moved > 0;
/** The learner is to begin a turn. */
const begins = (m: M) => isAt(m, 'move') && !hasMoved(m);
const inTurn = (m: M, turn: number) => begins(m) && m.view.round_number >= turn;
const movesOf = (m: M, fits: (offer: Offer) => boolean) => m.offers.filter(fits).map(({ move }) => move);
const brings = (offer: Offer, key: string) => offer.brings.some((say) => say.key === key);

/** How much of something a move yields at once. */
function gain(offer: Offer, good?: string): number {
  let sum = 0;
  for (const { key, figures } of offer.brings) {
    const amount = figures?.amount;
    if (key !== 'yields-gain' || typeof amount !== 'object' || !('key' in amount)) continue;
    if (!good || amount.key === `count-${good}`) sum += Number(amount.figures?.count ?? 0);
  }
  return sum;
}

/** The move that yields most without a price. */
function best(m: M): string[] {
  const free = m.offers.filter((offer) => goOf(offer.move) && !priceOf(offer).toll && !priceOf(offer).pipes.length);
  const most = Math.max(...free.map((offer) => gain(offer)));
  const found = free.findLast((offer) => gain(offer) === most);
  return found ? [found.move] : [];
}

/** Moves of two rats that can go together: a few steps each, onto one colour. */
function together(m: M): string[] {
  if (hasMoved(m)) return movesOf(m, ({ move }) => goOf(move) !== null);
  const rats = m.view.players[m.me]!.rats.map(placeNumber);
  const near = m.offers.flatMap((offer) => {
    const go = goOf(offer.move);
    return go && go.place < PAD && go.place - rats[go.rat - 1]! <= 3 ? [{ ...go, move: offer.move }] : [];
  });
  const colour = ({ place }: Go) => tileAt(place, m.view.tiles, m.profile)[0];
  for (const one of near) {
    const other = near.find((o) => o.rat !== one.rat && o.place !== one.place && colour(o) === colour(one));
    if (other) return [one.move, other.move];
  }
  return [];
}

/** Moves that bring a material which the part nearest to its end still lacks. */
function towards(m: M): string[] {
  const { goods } = m.view.players[m.me]!;
  const parts = (['cockpit', 'cargo', 'engine'] as const).map((part) =>
    Object.entries(m.profile.parts[part]).flatMap(([good, needed]) =>
      needed > goods[good as keyof typeof goods] ? [{ good, lacks: needed - goods[good as keyof typeof goods] }] : [],
    ),
  );
  const lackOf = (part: (typeof parts)[number]) => part.reduce((sum, { lacks }) => sum + lacks, 0);
  const nearest = parts.reduce((a, b) => (lackOf(b) < lackOf(a) ? b : a));
  return movesOf(m, (offer) => nearest.some(({ good }) => gain(offer, good) > 0));
}

const steps: Step<FirstRatView, FirstRatProfile>[] = [
  { id: 'over', lesson: 'end', isRead: true, when: (m) => m.isOver, rule: 'fr.score.pad' },
  { id: 'welcome', lesson: 'goal', isRead: true, when: () => true, glow: () => thing('rocket'), rule: 'fr.turn.steps' },
  {
    id: 'seat',
    lesson: 'goal',
    isRead: true,
    when: () => true,
    glow: (m) => `[data-plate="${m.me}"]`,
    rule: 'fr.setup.rats',
  },
  {
    id: 'tracks',
    lesson: 'goal',
    isRead: true,
    when: () => true,
    glow: () => '[data-thing^="track:"]',
    rule: 'fr.track.slots',
  },
  { id: 'one', lesson: 'move', when: begins, point: best, rule: 'fr.move.one' },
  {
    id: 'stop',
    lesson: 'move',
    when: (m) => isAt(m, 'move') && hasMoved(m),
    point: (m) => movesOf(m, ({ move }) => move === 'stop'),
    rule: 'fr.move.many',
  },
  {
    id: 'collect',
    lesson: 'collect',
    isRead: true,
    when: (m) => m.mine('gained') + m.mine('light-moved') + m.mine('burrow-moved') > 0,
    glow: (m) => `[data-plate="${m.me}"]`,
    rule: 'fr.collect.moved-only',
  },
  { id: 'fork', lesson: 'burrow', when: (m) => isAt(m, 'fork'), rule: 'fr.burrow.way' },
  { id: 'comic', lesson: 'burrow', when: (m) => isAt(m, 'comic'), rule: 'fr.burrow.library' },
  { id: 'reward', lesson: 'pad', when: (m) => isAt(m, 'reward'), rule: 'fr.pad.reward' },
  { id: 'drink', lesson: 'stalls', when: (m) => isAt(m, 'drink'), rule: 'fr.collect.drink' },
  { id: 'shop', lesson: 'stalls', when: (m) => isAt(m, 'shop'), rule: 'fr.shop.pay' },
  {
    id: 'build',
    lesson: 'build',
    when: (m) => isAt(m, 'build') && m.offers.some(({ move }) => move.startsWith('build:')),
    point: (m) => movesOf(m, ({ move }) => move.startsWith('build:')).slice(0, 1),
    rule: 'fr.build.any',
  },
  {
    id: 'donate',
    lesson: 'build',
    when: (m) => isAt(m, 'build') && m.offers.some(({ move }) => move === 'donate'),
    point: () => ['donate'],
    figures: (m) => ({ points: rowOf(m.view.tracks.cheese, m.profile)[nextSlot(m.view.tracks.cheese)]! }),
    glow: () => thing('track:cheese'),
    rule: 'fr.build.donate',
  },
  {
    id: 'item',
    lesson: 'stalls',
    isRead: true,
    when: (m) => m.view.players[m.me]!.backpacks.length + m.view.players[m.me]!.drinks > 0,
    figures: ({ profile }) => ({ most: profile.backpacks.yellow.bonus, least: profile.backpacks.green.bonus }),
    rule: 'fr.shop.next-turn',
  },
  {
    id: 'cap',
    lesson: 'stalls',
    isRead: true,
    when: (m) => m.view.players[m.me]!.caps.length > 0,
    glow: (m) => `[data-plate="${m.me}"]`,
    rule: 'fr.score.caps',
  },
  {
    id: 'complete',
    lesson: 'build',
    isRead: true,
    when: (m) => m.mine('part-built') > 0,
    glow: () => thing('track:rocket'),
    rule: 'fr.build.rocket',
  },
  {
    id: 'many',
    lesson: 'many',
    when: (m) => inTurn(m, 2) && together(m).length > 0,
    stays: (m) => isAt(m, 'move') && hasMoved(m),
    point: together,
    rule: 'fr.move.many',
  },
  {
    id: 'marker',
    lesson: 'markers',
    isRead: true,
    when: (m) => m.mine('marker-placed') > 0,
    glow: () => '[data-thing^="track:"]',
    rule: 'fr.track.slots',
  },
  {
    id: 'mouldy',
    lesson: 'toll',
    isRead: true,
    when: (m) => m.mine('mouldy-taken') > 0,
    rule: 'fr.move.mouldy',
  },
  {
    id: 'toll',
    lesson: 'toll',
    isRead: true,
    when: (m) => m.mine('toll-paid') + m.others('toll-paid') > 0 || m.offers.some((offer) => priceOf(offer).toll > 0),
    rule: 'fr.move.toll',
  },
  {
    id: 'light',
    lesson: 'light',
    when: (m) => inTurn(m, 2) && m.offers.some((offer) => gain(offer, 'bulb') > 0),
    point: (m) => movesOf(m, (offer) => gain(offer, 'bulb') > 0),
    glow: (m) => thing(`light:${m.me}`),
    rule: 'fr.collect.lit',
  },
  {
    id: 'burrow',
    lesson: 'burrow',
    when: (m) => inTurn(m, 2) && m.offers.some((offer) => gain(offer, 'core') > 0),
    point: (m) => movesOf(m, (offer) => gain(offer, 'core') > 0),
    glow: () => '[data-thing^="node:"]',
    rule: 'fr.burrow.pass',
  },
  {
    id: 'stall',
    lesson: 'stalls',
    when: (m) => inTurn(m, 2) && m.offers.some((offer) => brings(offer, 'yields-then-shop')),
    point: (m) => movesOf(m, (offer) => brings(offer, 'yields-then-shop')),
    rule: 'fr.shop.who',
  },
  {
    id: 'pipe',
    lesson: 'pipes',
    when: (m) => begins(m) && m.offers.some((offer) => priceOf(offer).pipes.length || priceOf(offer).forks),
    point: (m) => movesOf(m, (offer) => priceOf(offer).pipes.length > 0 || priceOf(offer).forks),
    rule: 'fr.move.shortcut',
  },
  {
    id: 'pad',
    lesson: 'pad',
    when: (m) => begins(m) && m.offers.some(({ move }) => goOf(move)?.place === PAD),
    point: (m) => movesOf(m, ({ move }) => goOf(move)?.place === PAD),
    rule: 'fr.pad.rattonaut',
  },
  {
    id: 'nursery',
    lesson: 'burrow',
    isRead: true,
    when: (m) => m.mine('nursery-left') > 0,
    rule: 'fr.burrow.nursery',
  },
  {
    id: 'lamp',
    lesson: 'light',
    isRead: true,
    when: (m) => m.mine('lamp-reached') > 0,
    rule: 'fr.collect.lamp',
  },
  {
    id: 'plan',
    lesson: 'build',
    isRead: true,
    when: (m) => inTurn(m, 4),
    glow: () => '[data-thing^="track:"]',
    rule: 'fr.build.rocket',
  },
  {
    id: 'aim',
    lesson: 'build',
    when: (m) => inTurn(m, 5) && m.mine('part-built') === 0 && towards(m).length > 0,
    point: towards,
    rule: 'fr.build.any',
  },
  {
    id: 'save',
    lesson: 'build',
    when: (m) => inTurn(m, 6) && m.mine('donated') === 0 && m.offers.some((offer) => gain(offer, 'cheese') > 0),
    point: (m) => movesOf(m, (offer) => gain(offer, 'cheese') > 0),
    figures: ({ profile }) => ({ cheese: profile.parts.donation }),
    rule: 'fr.build.donate',
  },
  {
    id: 'rival',
    lesson: 'markers',
    isRead: true,
    when: (m) => m.others('marker-placed') > 0 && inTurn(m, 3),
    glow: () => '[data-thing^="track:"]',
    rule: 'fr.track.slots',
  },
  {
    id: 'last',
    lesson: 'end',
    isRead: true,
    when: (m) => lastRound(m.view) !== null && m.offers.length > 0,
    rule: 'fr.end.markers',
  },
  { id: 'ending', lesson: 'end', isRead: true, when: (m) => inTurn(m, 7), rule: 'fr.end.markers' },
  {
    id: 'enough',
    lesson: 'end',
    isRead: true,
    when: (m) => inTurn(m, 8) && m.mine('marker-placed') > 0,
    rule: 'fr.turn.steps',
  },
];

const course: Course<FirstRatView, FirstRatProfile> = {
  game: 'firstrat',
  name: '',
  bots: 1,
  lessons: [
    { name: 'goal', rule: 'fr.turn.steps' },
    { name: 'move', rule: 'fr.move.one' },
    { name: 'collect', rule: 'fr.collect.moved-only' },
    { name: 'many', rule: 'fr.move.many' },
    { name: 'toll', rule: 'fr.move.toll' },
    { name: 'light', rule: 'fr.collect.lit' },
    { name: 'burrow', rule: 'fr.burrow.pass' },
    { name: 'stalls', rule: 'fr.shop.who' },
    { name: 'pipes', rule: 'fr.move.shortcut' },
    { name: 'build', rule: 'fr.build.any', needs: ['build', 'donate'] },
    { name: 'markers', rule: 'fr.track.slots', needs: ['marker'] },
    { name: 'pad', rule: 'fr.pad.rattonaut' },
    { name: 'end', rule: 'fr.end.markers', needs: ['ending', 'build', 'donate', 'marker'] },
  ],
  steps,
};

export const courses = [course, gregCourse] as readonly Course[];
