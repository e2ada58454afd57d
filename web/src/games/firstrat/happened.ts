/** How an event changes what is drawn: as much of it as can be told from the event. The server's view has the last word. */
import type { Board, TableEvent } from '../../lib/types';
import type {
  Cap,
  Colour,
  Comic,
  FirstRatProfile,
  FirstRatView,
  Good,
  Part,
  Player,
  SuperRat,
  Track,
  TrackState,
} from './view';
import { START, TRACKS } from './view';

type FirstRatBoard = Board<FirstRatProfile>;

/** An item of a stall by its number in events. */
export function itemOf(item: number, { names }: FirstRatBoard): string {
  const all = [
    ...names.COLOURS!.map((colour) => `backpack-${colour}`),
    'drink',
    ...names.CAPS!.map((cap) => `cap-${cap}`),
  ];
  return all[item]!;
}

export function trackOf(track: number, { names }: FirstRatBoard): Track {
  return names.TRACKS![track] as Track;
}

function withPlayer(view: FirstRatView, seat: number, change: (player: Player) => Partial<Player>): FirstRatView {
  const players = view.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

function withGoods(view: FirstRatView, seat: number, change: Partial<Record<Good, number>>): FirstRatView {
  return withPlayer(view, seat, ({ goods }) => {
    const changed = { ...goods };
    for (const [good, by] of Object.entries(change) as [Good, number][])
      changed[good] = Math.max(0, changed[good] + by);
    return { goods: changed };
  });
}

function withRat(view: FirstRatView, seat: number, rat: number, place: string): FirstRatView {
  return withPlayer(view, seat, ({ rats }) => ({ rats: rats.map((was, index) => (index === rat ? place : was)) }));
}

function withPiece(view: FirstRatView, track: Track, slot: number, seat: number): FirstRatView {
  const was = view.tracks[track];
  const is: TrackState =
    slot < was.slots.length
      ? { ...was, slots: was.slots.map((owner, index) => (index === slot ? seat : owner)) }
      : { ...was, last: was.last.map((count, index) => (index === seat ? count + 1 : count)) };
  return { ...view, tracks: { ...view.tracks, [track]: is } };
}

/** An item is no longer at its stall. */
function withoutItem(view: FirstRatView, item: string): FirstRatView {
  if (item === 'drink') return { ...view, frog: view.frog - 1 };
  if (item.startsWith('cap-')) return { ...view, crow: view.crow.filter((cap) => `cap-${cap}` !== item) };
  const colour = item.slice(9) as Colour;
  return { ...view, hamster: { ...view.hamster, [colour]: view.hamster[colour] - 1 } };
}

function withItem(view: FirstRatView, seat: number, item: string): FirstRatView {
  return withPlayer(withoutItem(view, item), seat, ({ drinks, caps, backpacks }) => {
    if (item === 'drink') return { drinks: drinks + 1 };
    if (item.startsWith('cap-')) return { caps: [...caps, item.slice(4) as Cap] };
    return { backpacks: [...backpacks, item.slice(9) as Colour] };
  });
}

const placeText = (place: number): string => (place === START ? 'start' : place >= 27 ? 'pad' : String(place));

/** What a part costs, less what a comic saves. */
export function costOf(part: Part, saved: number, { profile, names }: FirstRatBoard): Partial<Record<Good, number>> {
  const cost = { ...profile.parts[part] };
  const good = saved ? (names.GOODS![saved] as Good) : null;
  if (good) cost[good] = (cost[good] ?? 1) - 1;
  return cost;
}

/** The picture after an event. */
export function after(view: FirstRatView, { kind, seat, figures: f }: TableEvent, board: FirstRatBoard): FirstRatView {
  const { names } = board;
  switch (kind) {
    case 'turn-began':
      return {
        ...view,
        seat,
        round_number: f.round!,
        turn: { ...view.turn, moved: 0 },
        players: view.players.map((player) => (player.fresh.length ? { ...player, fresh: [] } : player)),
      };
    case 'rat-moved':
    case 'greg-moved':
      return withRat(view, seat, f.rat!, placeText(f.space!));
    case 'pipe-paid':
      return withGoods(view, seat, { [names.YIELDS![f.good!] as Good]: -1 });
    case 'toll-paid': {
      const paid = withGoods(view, seat, { cheese: -f.cheese! });
      return isGreg(view, f.to!) ? paid : withGoods(paid, f.to!, { cheese: f.cheese! });
    }
    case 'greg-paid':
      return withGoods(view, 0, { cheese: f.cheese! });
    case 'mouldy-taken':
      return withPlayer(withGoods(view, seat, { cheese: f.cheese! }), seat, ({ mouldy }) => ({
        mouldy: mouldy + f.pieces!,
      }));
    case 'rattonaut':
      return withPlayer(
        withPiece(withRat(view, seat, f.rat!, 'rocket'), 'rattonaut', f.slot!, seat),
        seat,
        ({ scored }) => ({
          scored: { ...scored, rattonaut: scored.rattonaut + 1 },
        }),
      );
    case 'award-taken':
      return withPlayer(view, seat, ({ awards }) => ({ awards: awards + 1 }));
    case 'nursery-left':
      return withRat(view, seat, f.rat!, 'start');
    case 'drink-used':
      return withPlayer(view, seat, ({ drinks, drinks_used: used }) => ({ drinks: drinks - 1, drinks_used: used + 1 }));
    case 'gained':
      return withGoods(view, seat, { [names.YIELDS![f.good!] as Good]: f.amount! });
    case 'light-moved':
      return withPlayer(view, seat, () => ({ light: f.light! }));
    case 'burrow-moved':
      return withPlayer(view, seat, () => ({ burrow: f.node! }));
    case 'comic-taken': {
      const comic = names.COMICS![f.comic!] as Comic;
      const taken = withPlayer(view, seat, ({ comics, fresh }) => ({
        comics: [...comics, comic],
        fresh: [...fresh, comic],
      }));
      return { ...taken, library: view.library.filter((other) => other !== comic) };
    }
    case 'token-put':
      return withPlayer(view, seat, ({ tokens }) => ({
        tokens: tokens.map((own, rat) => (rat === f.rat ? [...own, names.SUPER_RATS![f.super_rat!] as SuperRat] : own)),
      }));
    case 'item-bought':
      return withItem(withGoods(view, seat, { cheese: -f.cheese! }), seat, itemOf(f.item!, board));
    case 'item-stolen':
      return withItem(withRat(view, seat, f.rat!, 'start'), seat, itemOf(f.item!, board));
    case 'item-taken':
      return withItem(view, seat, itemOf(f.item!, board));
    case 'part-built': {
      const cost = costOf(names.PARTS![f.part!] as Part, f.saved!, board);
      return withGoods(view, seat, Object.fromEntries(Object.entries(cost).map(([good, count]) => [good, -count])));
    }
    case 'donated':
      return withGoods(view, seat, { cheese: -f.cheese! });
    case 'marker-placed': {
      const track = trackOf(f.track!, board);
      const placed = withPlayer(withPiece(view, track, f.slot!, seat), seat, ({ markers, scored }) => ({
        markers: markers - 1,
        scored: { ...scored, [track]: scored[track] + 1 },
      }));
      return { ...placed, plans: view.plans.filter((plan) => plan !== track || !isGreg(view, seat)) };
    }
    case 'end-announced':
      return { ...view, end_round: f.round!, end_reason: names.END_REASONS![f.reason!]! };
    case 'greg-card': {
      const name = names.CARD_NAMES![f.card!]!;
      return {
        ...view,
        turn: { ...view.turn, card: f.card! },
        seen: view.seen.includes(name) ? view.seen : [...view.seen, name],
      };
    }
    case 'greg-removed-item':
      return withoutItem(view, itemOf(f.item!, board));
    case 'greg-removed-comic':
      return { ...view, library: view.library.filter((comic) => comic !== names.COMICS![f.comic!]) };
    case 'greg-planned':
      return {
        ...view,
        plans: TRACKS.filter((track) => view.plans.includes(track) || track === trackOf(f.track!, board)),
      };
    case 'game-over':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

function isGreg({ level, seats }: FirstRatView, seat: number): boolean {
  return level !== 'none' && seat === seats - 1;
}
