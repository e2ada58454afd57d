/** First Rat on the stage. */
import type { GameKit, Step } from '../../stage/kit';
import Symbols from './art/Symbols.svelte';
import Choices from './desk/Choices.svelte';
import GregTold from './desk/GregTold.svelte';
import Hand from './desk/Hand.svelte';
import Holdings from './desk/Holdings.svelte';
import Plate from './desk/Plate.svelte';
import { Picking } from './picking.svelte';
import { recapOf, trailsOf } from './recap';
import { focus, REGIONS, SCENE } from './scene';
import Scene from './Scene.svelte';
import Champion from './scene/Champion.svelte';
import { stepsOf } from './steps';
import { boxOfThing, thingsOfEvent, thingsOfMove } from './things';
import { tipOf } from './tips';
import type { FirstRatProfile, FirstRatView } from './view';

export const KIT: GameKit<FirstRatView, FirstRatProfile, FirstRatView, Step<FirstRatView>, Picking> = {
  scene: SCENE,
  regions: REGIONS,
  Symbols,
  Scene,
  Plate,
  Holdings,
  Hand,
  Choices,
  Champion,
  Aside: GregTold,
  newDesk: (given) => new Picking(given),
  // All that the server tells is drawn: the view is the picture.
  pictureOf: (view) => view,
  stepsOf,
  focus,
  boxOf: (thing, desk) => boxOfThing(thing, desk.picture, desk.given.board),
  tipOf,
  trailsOf,
  recapOf,
  thingsOf: thingsOfEvent,
  thingsOfMove: (move, desk) => thingsOfMove(move, desk.picture, desk.eye, desk.given.board),
};
