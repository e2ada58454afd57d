/** How an event changes what is drawn. */
import type { TableEvent } from '../../lib/types';
import { nextHouse, type Picture, type Slot } from './picture';
import { CARDS, FIGURES, type CardName } from './view';

/** Change a picture in place, as the seat `me` sees it; walks and markers, which come in parts, are not told here. */
export function change(now: Picture, { kind, seat, figures }: TableEvent, me: number | null): void {
  const slot = figures.slot === undefined ? undefined : now.row[figures.slot];
  const card = figures.card === undefined ? undefined : CARDS[figures.card];
  switch (kind) {
    case 'turn-began':
      [now.seat, now.turn] = [seat, figures.turn!];
      break;
    case 'card-played':
      if (slot && slot.cards.length < 2)
        slot.cards.push({ card: card ?? 'hidden', faceDown: figures.face_down! > 0, owner: seat });
      now.handSizes[seat]! -= 1;
      if (seat === me && card) remove(now.hand, card);
      break;
    case 'card-revealed':
      if (slot && card) turnUp(slot, seat, card);
      break;
    case 'seat-out':
      now.isOut[seat] = true;
      break;
    case 'hand-discarded':
      now.handSizes[seat]! -= figures.count!;
      now.discard += figures.count!;
      break;
    case 'house-left':
      takeHouse(now, figures.house!);
      break;
    case 'markers-taken':
      now.collected[figures.owner!] = 0;
      now.collected[seat]! += figures.markers!;
      break;
    case 'character-discarded':
      now.discard += now.row[figures.slot!]!.cards.length;
      now.charactersDiscard += 1;
      now.row[figures.slot!] = { figure: null, cards: [] };
      break;
    case 'character-laid':
      if (slot) slot.figure = FIGURES[figures.figure!]!;
      now.characters -= 1;
      break;
    case 'deck-renewed':
      [now.deck, now.discard] = [figures.cards!, 0];
      break;
    case 'characters-renewed':
      [now.characters, now.charactersDiscard] = [figures.cards!, 0];
      break;
    case 'card-drawn':
      now.deck -= 1;
      now.handSizes[seat]! += 1;
      if (seat === me && card) now.hand = [...now.hand, card].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  }
}

function remove(hand: CardName[], card: CardName): void {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
}

function turnUp(slot: Slot, owner: number, card: CardName): void {
  const lying = slot.cards.find((one) => one.faceDown && one.owner === owner);
  if (lying) Object.assign(lying, { card, faceDown: false });
}

function takeHouse(now: Picture, house: number): void {
  const gap = nextHouse(now.houses, house, -1);
  now.houses[house]!.isLeft = true;
  now.gaps = now.gaps.map((other) => (other === house ? gap : other));
}
