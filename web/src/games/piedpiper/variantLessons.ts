/** The two variants of The Pied Piper, each in a short game. */
import type { Course, Moment, Step } from '../../learn/coach';
import type { PiperProfile, PiperView } from './view';

type M = Moment<PiperView, PiperProfile>;
type PiperStep = Step<PiperView, PiperProfile>;

const plays = (m: M) => m.offers.length > 0 && m.view.phase === 'play';
const hides = (m: M) => m.offers.filter(({ move }) => move.startsWith('hide:')).map(({ move }) => move);

const young: PiperStep[] = [
  { id: 'young-over', lesson: 'young-end', isRead: true, when: (m) => m.isOver, rule: 'pp.end.winner' },
  { id: 'young-welcome', lesson: 'young-what', isRead: true, when: () => true, rule: 'pp.variant.young' },
  { id: 'young-play', lesson: 'young-act', when: plays, glow: () => '.hand', rule: 'pp.variant.young' },
  {
    id: 'young-acted',
    lesson: 'young-act',
    isRead: true,
    when: (m) => m.mine('card-played') + m.others('card-played') > 0,
    glow: () => '.ring',
    rule: 'pp.card.pass',
  },
  {
    id: 'young-replace',
    lesson: 'young-replace',
    isRead: true,
    when: (m) => plays(m) && m.view.turn_number > 2,
    glow: () => '[data-thing^="place:"]',
    rule: 'pp.variant.young',
  },
  {
    id: 'young-end',
    lesson: 'young-end',
    isRead: true,
    when: (m) => plays(m) && m.view.turn_number > 4,
    rule: 'pp.end.two-left',
  },
];

const hidden: PiperStep[] = [
  { id: 'hidden-over', lesson: 'hidden-end', isRead: true, when: (m) => m.isOver, rule: 'pp.end.winner' },
  { id: 'hidden-welcome', lesson: 'hidden-what', isRead: true, when: () => true, rule: 'pp.variant.hidden' },
  {
    id: 'hidden-play',
    lesson: 'hidden-play',
    when: (m) => plays(m) && hides(m).length > 0,
    point: (m) => hides(m).slice(0, 1),
    glow: () => '.hand',
    rule: 'pp.variant.hidden',
  },
  {
    id: 'hidden-guess',
    lesson: 'hidden-guess',
    isRead: true,
    when: (m) => plays(m) && m.view.turn_number > 2,
    glow: () => '[data-thing^="place:"]',
    rule: 'pp.secret.hidden',
  },
  {
    id: 'hidden-reveal',
    lesson: 'hidden-reveal',
    isRead: true,
    when: (m) => m.mine('activated') + m.others('activated') > 0,
    rule: 'pp.variant.hidden',
  },
  {
    id: 'hidden-end',
    lesson: 'hidden-end',
    isRead: true,
    when: (m) => plays(m) && m.view.turn_number > 5,
    rule: 'pp.end.two-left',
  },
];

const lessonsOf = (steps: PiperStep[], names: string[]) =>
  names.map((name) => ({ name, rule: steps.findLast((step) => step.lesson === name)!.rule! }));

export const youngCourse: Course<PiperView, PiperProfile> = {
  game: 'piedpiper',
  name: 'young',
  bots: 2,
  options: { variant: 'young' },
  lessons: lessonsOf(young, ['young-what', 'young-act', 'young-replace', 'young-end']),
  steps: young,
};

export const hiddenCourse: Course<PiperView, PiperProfile> = {
  game: 'piedpiper',
  name: 'hidden',
  bots: 2,
  options: { variant: 'hidden' },
  lessons: lessonsOf(hidden, ['hidden-what', 'hidden-play', 'hidden-guess', 'hidden-reveal', 'hidden-end']),
  steps: hidden,
};
