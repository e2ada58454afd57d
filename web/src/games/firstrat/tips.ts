/** What a tooltip says of each thing: what it is, what it does, which rule. */
import { has, t } from '../../lib/words.svelte';
import type { Offer } from '../../lib/types';
import type { Tip } from '../../stage/kit';
import { stallOf } from './deeds';
import { cardOfGreg, cardsLeft } from './gregCard';
import { itemEffect } from './items';
import type { Picking } from './picking.svelte';
import {
  firstLights,
  gregOf,
  lastRound,
  nextSlot,
  PAD,
  placeNumber,
  rowOf,
  STALLS,
  START,
  SUPER_RATS,
  tileAt,
  type Comic,
  type Good,
  type Part,
  type Stall,
  type Track,
  type Yield,
} from './view';

const COLOUR_RULES = {
  yellow: 'fr.collect.yellow',
  green: 'fr.collect.green-orange',
  orange: 'fr.collect.green-orange',
  blue: 'fr.collect.blue',
  white: 'fr.collect.white',
};
const TRACK_RULES: Record<Track, string> = {
  cockpit: 'fr.build.cockpit',
  cargo: 'fr.build.cargo',
  engine: 'fr.build.engine',
  storage: 'fr.burrow.storage',
  cheese: 'fr.build.donate',
  light: 'fr.collect.lamp',
  rocket: 'fr.build.rocket',
  rattonaut: 'fr.pad.rattonaut',
};

export function tipOf(thing: string, desk: Picking): Tip | null {
  const [kind, name = '', more = ''] = thing.split(':');
  const tip = TIPS[kind!]?.(desk, name, more) ?? null;
  const offers = kind === 'offer' ? [desk.offer(thing.slice('offer:'.length))] : offersAbout(kind!, name, desk);
  const told = offers.flatMap((offer) => (offer ? [desk.label(offer), ...desk.brings(offer)] : []));
  if (!told.length) return tip;
  // What it would bring comes first, then what it is.
  const rule = tip?.rule ?? desk.given.board.cites.phases[desk.phase];
  const lines = [...told.slice(1), ...(tip ? [tip.title, ...(kind === 'space' ? [] : tip.lines)] : [])];
  return { title: told[0]!, lines, ...(rule ? { rule } : {}) };
}

/** What can be done with a thing just now. */
function offersAbout(kind: string, name: string, desk: Picking): (Offer | undefined)[] {
  if (kind === 'space') return [desk.targets.get(Number(name))];
  if (kind === 'comic') return [desk.offer(`comic:${name}`)];
  if (kind === 'item') return ['buy', 'take', 'steal'].map((deed) => desk.offer(`${deed}:${name}`));
  return kind === 'track' ? desk.offersOf(name as Track) : [];
}

const TIPS: Record<string, (desk: Picking, name: string, more: string) => Tip | null> = {
  space: (desk, name) => spaceTip(Number(name), desk),
  rat: (desk, seat, rat) => {
    const player = desk.picture.players[Number(seat)];
    const tokens = player?.tokens[Number(rat) - 1] ?? [];
    const place = t('at-place', { space: placeNumber(player?.rats[Number(rat) - 1] ?? 'start') });
    return {
      title: t('page-fr-rat', { seat: nameOf(desk, seat), rat, place, tokens: 'none' }),
      lines: tokens.map((token) => `${t(`super_rat-${token}`)}: ${t(`comic-${token}-effect`)}`),
      rule: gregOf(desk.picture) === Number(seat) ? 'fr.solo.move' : 'fr.move.one',
    };
  },
  pipe: (desk, name) => {
    const { from, to, colour, cost } = desk.profile.pipes[Number(name) - 1]!;
    const title = t('page-fr-pipe', { from, to, colour: t(`pipe_colour-${colour}`), good: t(`good-${cost}`) });
    return { title, lines: [t('page-fr-tip-pipe')], rule: 'fr.move.shortcut' };
  },
  lamp: (_, light) => ({
    title: t('page-fr-tip-lamp', { light }),
    lines: [t('page-fr-tip-lamp-effect')],
    rule: 'fr.collect.lamp',
  }),
  light: (desk, seat) => {
    const { light } = desk.picture.players[Number(seat)]!;
    const lamp = desk.profile.lights.lamps.find((one) => one > light) ?? 0;
    return { title: nameOf(desk, seat), lines: [t('page-fr-light', { light, lamp })], rule: 'fr.collect.lit' };
  },
  burrow: (desk, seat) => {
    const node = Object.keys(desk.profile.burrow)[desk.picture.players[Number(seat)]!.burrow]!;
    return { title: nameOf(desk, seat), lines: [nodeName(node)], rule: 'fr.burrow.way' };
  },
  node: (desk, node) => {
    const about: Record<string, string> = { library: 'library', nursery: 'nursery', storage: 'storage' };
    const key = about[node] ?? (desk.profile.burrow[node]!.length > 1 ? 'fork' : null);
    const rule = node in about ? `fr.burrow.${node}` : 'fr.burrow.way';
    return { title: nodeName(node), lines: key ? [t(`page-fr-tip-${key}`)] : [], rule };
  },
  comic: (_, name) => comicTip(name as Comic),
  stall: (desk, name) => {
    const { space, price } = desk.profile.stalls[name as Stall];
    const title = t('board-stall', { stall: t(`stall-${name}`), space, price: t('count-cheese', { count: price }) });
    return { title, lines: [t('page-fr-tip-stall')], rule: 'fr.shop.pay' };
  },
  item: (desk, item) => ({
    title: t(`item-${item}`),
    lines: [itemEffect(item, desk.profile)],
    rule: { hamster: 'fr.collect.backpack', frog: 'fr.collect.drink', crow: 'fr.score.caps' }[stallOf(item)],
  }),
  track: (desk, name) => trackTip(name as Track, desk),
  plan: (_, name) => ({ title: t(`track-${name}`), lines: [t('page-fr-tip-plan')], rule: 'fr.solo.plan' }),
  rocket: (desk) => {
    const built = (part: Part) => desk.picture.players.reduce((sum, { scored }) => sum + (scored[part] ?? 0), 0);
    const title = t('page-fr-rocket', { cockpit: built('cockpit'), cargo: built('cargo'), engine: built('engine') });
    return { title, lines: [t('page-fr-tip-builders')], rule: 'fr.build.any' };
  },
  greg: (desk, name) => gregTip(name, desk),
  good: (desk, _, name) => ({
    title: t(`good-${name}`),
    lines: [useOf(name as Yield, desk), leftovers(desk)],
    rule: 'fr.score.leftovers',
  }),
  mouldy: (desk) => ({
    title: t('term-mouldy'),
    lines: [t('page-fr-tip-mouldy', { points: t('points', { points: Math.abs(desk.profile.score.mouldy) }) })],
    rule: 'fr.move.mouldy',
  }),
  award: (desk) => ({
    title: t('term-award'),
    lines: [t('page-fr-tip-award', { points: t('points', { points: desk.profile.score.award }) })],
    rule: 'fr.score.awards',
  }),
  markers: (desk, seat) => ({
    title: t('page-fr-markers', { count: desk.picture.players[Number(seat)]!.markers }),
    lines: [t('page-fr-tip-markers-end', { count: desk.profile.setup.markers_to_end })],
    rule: 'fr.end.markers',
  }),
  'last-round': (desk) => ({
    title: t('page-fr-last-round', { round: desk.picture.round_number, last: lastRound(desk.picture) ?? 0 }),
    lines: [t(`reason-${desk.picture.end_reason}`)],
    rule: desk.picture.end_reason === 'rocket' ? 'fr.end.rocket' : 'fr.end.markers',
  }),
};

const nameOf = (desk: Picking, seat: string) => desk.given.seats[Number(seat)]?.name ?? '';
const nodeName = (node: string) => (has(`burrow-${node}`) ? t(`burrow-${node}`) : t('burrow-elsewhere'));
const leftovers = (desk: Picking) => t('page-fr-tip-leftovers', { count: desk.profile.score.leftovers });

function useOf(good: Yield, desk: Picking): string {
  if (good === 'cheese') return t('page-fr-tip-cheese', { count: desk.profile.parts.donation });
  return t(good === 'bulb' || good === 'core' ? `page-fr-tip-${good}` : 'page-fr-tip-material');
}

function spaceTip(space: number, desk: Picking): Tip {
  if (space === START)
    return { title: t('board-start'), lines: [t('page-fr-tip-start')], rule: 'fr.move.no-toll-on-start' };
  if (space === PAD)
    return { title: t('board-pad'), lines: [t('page-fr-tip-pad'), t('page-fr-tip-pad-colour')], rule: 'fr.pad.reward' };
  const [colour, good, amount] = tileAt(space, desk.picture.tiles, desk.profile);
  const light = firstLights(desk.profile).get(space) ?? Infinity;
  const isLit = light <= desk.player.light;
  const stall = STALLS.find((name) => desk.profile.stalls[name].space === space);
  const title = t('page-fr-space', {
    space,
    colour: t(`colour-${colour}`),
    amount: t(`count-${good}`, { count: amount }),
    lit: isLit ? 'yes' : 'no',
  });
  const lines = [useOf(good, desk)];
  if (!isLit && light < Infinity) lines.push(t('page-fr-tip-unlit'));
  if (stall) lines.push(`${t(`stall-${stall}`)}: ${t('page-fr-tip-stall')}`);
  return { title, lines, rule: COLOUR_RULES[colour] };
}

function comicTip(comic: Comic): Tip {
  const isSuper = (SUPER_RATS as readonly string[]).includes(comic);
  const lines = [t(`comic-${comic}-effect`), ...(isSuper ? [t('page-fr-tip-super')] : []), t('page-fr-tip-fresh')];
  return { title: t(`comic-${comic}`), lines, rule: isSuper ? `fr.super.${comic}` : `fr.comic.${comic}` };
}

function trackTip(track: Track, desk: Picking): Tip {
  const { parts } = desk.profile;
  const state = desk.picture.tracks[track];
  const points = rowOf(state, desk.profile)[nextSlot(state)]!;
  const cause = (): string => {
    if (track === 'cheese') return t('page-fr-tip-donation', { count: parts.donation });
    if (track !== 'cockpit' && track !== 'cargo' && track !== 'engine') return t(`page-fr-tip-${track}`);
    const cost = Object.entries(parts[track]).map(([good, count]) => t(`count-${good as Good}`, { count }));
    return t('page-fr-tip-part', { cost: cost.join(', ') });
  };
  const plan = desk.picture.plans.includes(track) ? [t('page-fr-tip-plan')] : [];
  const title = t('page-fr-track', { track: t(`track-${track}`), points });
  return { title, lines: [cause(), ...plan, t('page-fr-tip-slots')], rule: TRACK_RULES[track] };
}

function gregTip(name: string, desk: Picking): Tip {
  const { picture, given } = desk;
  if (name === 'deck') {
    const { unseen_a: a, unseen_b: b, deck } = picture;
    const known = t('page-fr-greg-in-deck', { cards: deck.join(', ') || t('board-none') });
    const lines = [t('page-fr-greg-unseen', { a, b }), known];
    return {
      title: `${t('greg')}: ${t('page-fr-greg-cards', { cards: cardsLeft(picture) })}`,
      lines,
      rule: 'fr.solo.deck',
    };
  }
  const shown = cardOfGreg(picture, given.board);
  if (!shown) return { title: t('page-fr-greg-no-card'), lines: [t('page-fr-greg-none')], rule: 'fr.solo.move' };
  const sign = shown.card[4];
  const signName =
    sign === 'comic' || sign === 'best' ? t(`symbol-${sign}`) : sign ? t(`track-${sign}`) : t('symbol-none');
  const title = `${t('greg')}: ${shown.name}`;
  return {
    title,
    lines: [t('page-fr-greg-steps', { steps: shown.card.slice(0, 4).join(', ') }), signName, t('page-fr-greg-score')],
    rule: 'fr.solo.plan',
  };
}
