/** A turn in a few signs: where rats went, what it brought, what it cost. */
import type { Board, TableEvent } from '../../lib/types';
import type { Point, Sign, Trail } from '../../stage/kit';
import { comicSymbol, itemSymbol, trackSymbol, yieldSymbol, type SymbolName } from './art/symbols';
import { pipesTaken, wayBetween } from './ways';
import { itemOf, trackOf } from './happened';
import { HATCH } from './map';
import { ratThing, spotOf } from './standing';
import { thingsOfEvent } from './things';
import { PAD, type Comic, type FirstRatProfile, type Part, type Yield } from './view';

type FirstRatBoard = Board<FirstRatProfile>;
type Drawn = { symbol: SymbolName; amount?: string } | null;

/** Steps through the burrow come one by one: they are one sign. */
export function recapOf(events: readonly TableEvent[], board: FirstRatBoard): Sign[] {
  const signs: Sign[] = [];
  const steps = events.filter(({ kind }) => kind === 'burrow-moved');
  for (const event of events) {
    if (event.kind === 'burrow-moved' && event !== steps.at(-1)) continue;
    const drawn = event.kind === 'burrow-moved' ? core(steps.length) : drawnOf(event, board);
    if (drawn && event.say) signs.push({ ...drawn, say: event.say, things: thingsOfEvent(event, board) });
  }
  return signs;
}

const core = (count: number): Drawn => ({ symbol: 'fr-core', amount: `+${count}` });

function drawnOf({ kind, figures: f }: TableEvent, board: FirstRatBoard): Drawn {
  const { names } = board;
  switch (kind) {
    case 'rat-moved':
    case 'greg-moved':
      return f.space === PAD ? { symbol: 'fr-rocket' } : { symbol: 'fr-steps', amount: String(f.space) };
    case 'pipe-paid':
      return { symbol: yieldSymbol(names.YIELDS![f.good!] as Yield), amount: '−1' };
    case 'toll-paid':
      return { symbol: 'fr-toll', amount: `−${f.cheese}` };
    case 'greg-paid':
      return { symbol: 'fr-cheese', amount: `+${f.cheese}` };
    case 'mouldy-taken':
      return { symbol: 'fr-mouldy', amount: `+${f.pieces}` };
    case 'rattonaut':
      return { symbol: 'fr-rattonaut' };
    case 'award-taken':
      return { symbol: 'fr-award' };
    case 'nursery-left':
      return { symbol: 'fr-baby' };
    case 'drink-used':
      return { symbol: 'fr-drink', amount: '×2' };
    case 'gained':
      return { symbol: yieldSymbol(names.YIELDS![f.good!] as Yield), amount: `+${f.amount}` };
    case 'light-moved':
      return f.light! > f.origin! ? { symbol: 'fr-bulb', amount: `+${f.light! - f.origin!}` } : null;
    case 'comic-taken':
      return { symbol: comicSymbol(names.COMICS![f.comic!] as Comic) };
    case 'token-put':
      return { symbol: comicSymbol(names.SUPER_RATS![f.super_rat!] as Comic) };
    case 'item-bought':
    case 'item-taken':
      return { symbol: itemSymbol(itemOf(f.item!, board)) };
    case 'item-stolen':
      return { symbol: 'fr-steal' };
    case 'part-built':
      return { symbol: trackSymbol(names.PARTS![f.part!] as Part) };
    case 'marker-placed':
      return { symbol: trackSymbol(trackOf(f.track!, board)), amount: '✓' };
    case 'end-announced':
      return { symbol: 'fr-flag' };
    case 'greg-card':
      return { symbol: 'fr-card', amount: names.CARD_NAMES![f.card!]! };
    case 'greg-removed-item':
      return { symbol: itemSymbol(itemOf(f.item!, board)), amount: '✕' };
    case 'greg-removed-comic':
      return { symbol: comicSymbol(names.COMICS![f.comic!] as Comic), amount: '✕' };
    case 'greg-planned':
      return { symbol: trackSymbol(trackOf(f.track!, board)), amount: '…' };
    default:
      return null;
  }
}

/** The ways that rats took in a turn. */
export function trailsOf(events: readonly TableEvent[], { profile }: FirstRatBoard): Trail[] {
  return events
    .filter(({ kind }) => kind === 'rat-moved' || kind === 'greg-moved')
    .map(({ seat, figures: f }) => {
      const way = wayBetween(f.origin!, f.space!, pipesTaken(f.pipes ?? 0, profile.pipes));
      const points: Point[] = way.map((place) => spotOf(place, profile)).map(({ x, y }) => ({ x, y: y - 8 }));
      return { seat, points: f.space === PAD ? [...points, HATCH] : points, thing: ratThing(seat, f.rat! + 1) };
    });
}
