/** What The Pied Piper gives to the stage. */
import type { Box, GameKit } from '../../stage/kit';
import AllHands from './AllHands.svelte';
import { figureBox, houseBox } from './art/measures';
import Symbols from './art/Symbols.svelte';
import Champion from './Champion.svelte';
import Choices from './Choices.svelte';
import { PiperDesk } from './desk.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { parseMove } from './offers';
import { pictureOf, type Picture } from './picture';
import { recapOf, trailsOf } from './recap';
import Scene from './Scene.svelte';
import { PILE_NAMES, pileBox, placeBox, REGIONS, SCENE } from './scene';
import SeatPlate from './SeatPlate.svelte';
import { stepsOf, thingsOf, type PiperStep } from './steps';
import { tipOf } from './tips';
import { FIGURES, type PiperProfile, type PiperView } from './view';

function boxOf(thing: string, { layout, picture }: PiperDesk): Box | null {
  const [kind, name] = thing.split(':');
  const a = Number(name);
  const at = (point: { x: number; y: number } | null | undefined, box: (point: { x: number; y: number }) => Box) =>
    point ? box(point) : null;
  switch (kind) {
    case 'house':
      return at(layout.houses[a], houseBox);
    case 'marker':
    case 'collected':
      return at(layout.houses[picture.houses.findIndex((house) => house.owner === a)], houseBox);
    case 'gap':
      return at(layout.gaps[a], ({ x, y }) => ({ x: x - 116, y: y - 80, w: 232, h: 84 }));
    case 'figure':
      return at(layout.figures[a], figureBox);
    case 'place':
      return placeBox(a - 1);
    case 'pile':
      return at(PILE_NAMES.find((pile) => pile === name) && { x: 0, y: 0 }, () => pileBox(name as 'actions'));
    default:
      return null;
  }
}

/** The card in the hand, the place, and the figure that it moves. */
function thingsOfMove(text: string, { hand, picture }: PiperDesk): string[] {
  const move = parseMove(text);
  if (!move) return [];
  const figure = picture.row[move.place - 1]?.figure;
  const card = move.kind === 'card' ? hand.indexOf(move.card) : -1;
  return [
    ...(card < 0 ? [] : [`hand:${card}`]),
    `place:${move.place}`,
    ...(figure ? [`figure:${FIGURES.indexOf(figure)}`] : []),
  ];
}

export const KIT: GameKit<PiperView, PiperProfile, Picture, PiperStep, PiperDesk> = {
  scene: SCENE,
  regions: REGIONS,
  Symbols,
  Scene,
  Plate: SeatPlate,
  Holdings,
  Hand,
  Choices,
  hasButtons: ({ profile }) => profile.options.variant === 'hidden',
  AllHands,
  Champion,
  Aside: null,
  standingOf: ({ picture }, seat) => picture.floors[seat] ?? 0,
  newDesk: (given) => new PiperDesk(given),
  pictureOf,
  stepsOf: (before, after, events, { board, me }) =>
    stepsOf(before, after, events, { me, roof: Number(board.profile.options.roof) }),
  focus: () => REGIONS[0].box,
  boxOf,
  tipOf,
  trailsOf: (events, _board, picture) => trailsOf(events, picture),
  recapOf,
  thingsOf: (event) => thingsOf(event),
  thingsOfMove,
  // Onto the place that takes the card: what moves then may be at the far end of the town.
  arrowOf: (move, desk) => thingsOfMove(move, desk).filter((thing) => thing.startsWith('place:')),
};
