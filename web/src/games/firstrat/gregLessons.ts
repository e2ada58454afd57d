/** A game against Greg: what he does, and how he is beaten. */
import type { Course, Moment, Step } from '../../learn/coach';
import type { FirstRatProfile, FirstRatView } from './view';

type M = Moment<FirstRatView, FirstRatProfile>;

const begins = (m: M) => m.offers.length > 0 && m.view.phase === 'move' && m.view.turn.moved === 0;
const inTurn = (m: M, turn: number) => begins(m) && m.view.round_number >= turn;
const read = (
  id: string,
  lesson: string,
  rule: string,
  when: (m: M) => boolean,
  glow?: (m: M) => string,
): Step<FirstRatView, FirstRatProfile> => ({ id, lesson, rule, isRead: true, when, ...(glow ? { glow } : {}) });

const steps: Step<FirstRatView, FirstRatProfile>[] = [
  read('greg-over', 'greg-end', 'fr.solo.win', (m) => m.isOver),
  read(
    'greg-welcome',
    'greg-who',
    'fr.solo.win',
    () => true,
    () => '[data-thing^="greg:"]',
  ),
  read(
    'greg-rats',
    'greg-who',
    'fr.solo.setup',
    () => true,
    (m) => `[data-thing^="rat:${m.view.seats - 1}:"]`,
  ),
  { id: 'greg-first', lesson: 'greg-who', rule: 'fr.solo.rules-ignored', when: begins },
  read(
    'greg-card',
    'greg-card',
    'fr.solo.move',
    (m) => m.others('greg-card') > 0,
    () => '[data-thing="greg:card"]',
  ),
  read('greg-riders', 'greg-card', 'fr.solo.move.riders', (m) => m.others('rattonaut') > 0),
  read(
    'greg-plan',
    'greg-plan',
    'fr.solo.plan',
    (m) => m.view.plans.length > 0,
    () => '[data-thing^="plan:"]',
  ),
  read('greg-score', 'greg-plan', 'fr.solo.plan', (m) => m.others('marker-placed') > 0),
  read('greg-best', 'greg-plan', 'fr.solo.best', (m) => m.others('greg-shuffled') > 0),
  read('greg-toll', 'greg-toll', 'fr.solo.toll', (m) => m.others('greg-paid') + m.mine('toll-paid') > 0),
  read('greg-stall', 'greg-removes', 'fr.solo.stall', (m) => m.others('greg-removed-item') > 0),
  read('greg-comic', 'greg-removes', 'fr.solo.comic', (m) => m.others('greg-removed-comic') > 0),
  read('greg-tolls', 'greg-toll', 'fr.solo.toll', (m) => inTurn(m, 3)),
  read(
    'greg-removes',
    'greg-removes',
    'fr.solo.stall',
    (m) => inTurn(m, 4),
    () => '[data-thing^="stall:"]',
  ),
  read('greg-win', 'greg-end', 'fr.solo.end', (m) => inTurn(m, 5)),
  read('greg-levels', 'greg-levels', 'fr.solo.challenges', (m) => inTurn(m, 6)),
];

export const gregCourse: Course<FirstRatView, FirstRatProfile> = {
  game: 'firstrat',
  name: 'greg',
  bots: 0,
  level: 'easy',
  lessons: [
    { name: 'greg-who', rule: 'fr.solo.win' },
    { name: 'greg-card', rule: 'fr.solo.move' },
    { name: 'greg-plan', rule: 'fr.solo.plan' },
    { name: 'greg-toll', rule: 'fr.solo.toll' },
    { name: 'greg-removes', rule: 'fr.solo.stall' },
    { name: 'greg-levels', rule: 'fr.solo.challenges' },
    { name: 'greg-end', rule: 'fr.solo.end' },
  ],
  steps,
};
