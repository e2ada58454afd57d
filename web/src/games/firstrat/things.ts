/** The things of the scene by their keys: where each is drawn, and which of them events and moves are about. */
import { boundsOf } from '../../stage/bounds';
import type { Board, TableEvent } from '../../lib/types';
import type { Box, Point } from '../../stage/kit';
import { stallOf } from './deeds';
import { itemOf, trackOf } from './happened';
import {
  around,
  burrowPoints,
  comicBox,
  GREG_BOX,
  itemBox,
  lightMarkerAt,
  pipeLine,
  PLACES,
  ROCKET_AT,
  slotBox,
  STALL_BOXES,
  trackBox,
} from './map';
import { aboutOf, goOf, pipesOf } from './offers';
import { gathered, ratThing } from './standing';
import { COLOURS, PAD, TRACKS, type FirstRatProfile, type FirstRatView, type Stall, type Track } from './view';

type FirstRatBoard = Board<FirstRatProfile>;

/** Where a thing is drawn; null: it isn't. */
export function boxOfThing(thing: string, view: FirstRatView, { profile }: FirstRatBoard): Box | null {
  const [kind, name = '', more = ''] = thing.split(':');
  switch (kind) {
    case 'space':
      return Number(name) === PAD ? around(PLACES[PAD]!, 180, 110) : around(PLACES[Number(name)]!, 100, 150);
    case 'rat': {
      const all = gathered(view, profile, view.seats, () => false);
      const found = all.find(({ seat, rats }) => seat === Number(name) && rats.includes(Number(more)));
      return found ? { x: found.at.x - 42, y: found.at.y - 70, w: 84, h: 84 } : null;
    }
    case 'pipe': {
      const pipe = profile.pipes[Number(name) - 1];
      return pipe ? boundsOf(pipeLine(pipe).points.map((point) => around(point, 26))) : null;
    }
    case 'light':
      return at(lightMarkerAt(view.players[Number(name)]?.light ?? 0, profile), 60);
    case 'lamp':
      return at(lightMarkerAt(Number(name), profile), 60);
    case 'burrow':
      return at(nodeAt(view.players[Number(name)]?.burrow ?? 0, profile), 90);
    case 'node':
      return at(burrowPoints(profile.burrow).get(name), 110);
    case 'comic':
      return comicBox(view.library.indexOf(name as never), view.library.length);
    case 'stall':
      return STALL_BOXES[name as Stall];
    case 'item':
      return itemBox(stallOf(name), placeOnShelf(name, view));
    case 'track':
    case 'plan':
      return trackBox(TRACKS.indexOf(name as Track));
    case 'slot':
      return slotBox(TRACKS.indexOf(name as Track), Number(more));
    case 'rocket':
      return { x: ROCKET_AT.x - 100, y: ROCKET_AT.y - 530, w: 200, h: 530 };
    case 'greg':
      return GREG_BOX;
    default:
      return null;
  }
}

const at = (point: Point | undefined, size: number): Box | null => (point ? around(point, size) : null);

function nodeAt(node: number, { burrow }: FirstRatProfile): Point | undefined {
  return burrowPoints(burrow).get(Object.keys(burrow)[node]!);
}

function placeOnShelf(item: string, view: FirstRatView): number {
  if (item === 'drink') return 0;
  if (item.startsWith('cap-'))
    return Math.max(
      0,
      view.crow.findIndex((cap) => `cap-${cap}` === item),
    );
  return Math.max(
    0,
    COLOURS.filter((colour) => view.hamster[colour] > 0).findIndex((colour) => `backpack-${colour}` === item),
  );
}

/** The things that an event is about. */
export function thingsOfEvent({ kind, seat, figures: f }: TableEvent, board: FirstRatBoard): string[] {
  switch (kind) {
    case 'rat-moved':
    case 'greg-moved':
      return [`space:${f.space}`, ratThing(seat, f.rat! + 1)];
    case 'pipe-paid':
    case 'pipe-free':
      return [`pipe:${f.pipe! + 1}`];
    case 'toll-paid':
    case 'greg-paid':
      return [`space:${f.space}`];
    case 'rattonaut':
      return [`space:${PAD}`, 'track:rattonaut'];
    case 'award-taken':
      return [`space:${PAD}`];
    case 'nursery-left':
      return [ratThing(seat, f.rat! + 1)];
    case 'light-moved':
      return [`light:${seat}`];
    case 'lamp-reached':
      return [`lamp:${board.profile.lights.lamps[f.lamp!]}`];
    case 'burrow-moved':
      return [`burrow:${seat}`, `node:${Object.keys(board.profile.burrow)[f.node!]}`];
    case 'comic-taken':
    case 'comic-laid':
    case 'greg-removed-comic':
      return [`comic:${board.names.COMICS![f.comic!]}`];
    case 'token-put':
      return [ratThing(seat, f.rat! + 1)];
    case 'item-bought':
    case 'item-stolen':
    case 'item-taken':
    case 'greg-removed-item':
      return [`stall:${stallOf(itemOf(f.item!, board))}`];
    case 'part-built':
      return ['rocket'];
    case 'donated':
      return ['track:cheese'];
    case 'marker-placed':
    case 'marker-lost':
    case 'greg-planned':
      return [`track:${trackOf(f.track!, board)}`];
    case 'greg-card':
    case 'greg-shuffled':
      return ['greg:card'];
    case 'game-over':
      return ['rocket'];
    default:
      return [];
  }
}

/** The things that a move is about, from the first to the last. */
export function thingsOfMove(move: string, view: FirstRatView, seat: number, { profile }: FirstRatBoard): string[] {
  const go = goOf(move);
  if (go) return [ratThing(seat, go.rat), `space:${go.place}`];
  const pipes = pipesOf(move);
  if (pipes) return pipes.length ? pipes.map((pipe) => `pipe:${pipe}`) : [`space:${view.turn.target}`];
  const { deed, thing } = aboutOf(move);
  if (['buy', 'steal', 'take'].includes(deed)) return [`item:${thing}`];
  if (deed === 'comic') return [`comic:${thing}`];
  if (deed === 'build' || deed === 'score') return [`track:${thing}`];
  if (deed === 'donate') return ['track:cheese'];
  if (deed === 'token') return [ratThing(seat, Number(thing.slice(1)))];
  if (deed === 'award' || deed === 'nursery') return [`space:${PAD}`];
  if (deed === 'in' || deed === 'on') {
    const node = Object.keys(profile.burrow)[view.players[seat]!.burrow]!;
    return [`burrow:${seat}`, `node:${profile.burrow[node]!.at(deed === 'in' ? 0 : -1)}`];
  }
  return [];
}
