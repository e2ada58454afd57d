/** What the tooltip says of each thing that is drawn. */
import { nameIn } from '../../lib/seats';
import { t } from '../../lib/words.svelte';
import type { Tip } from '../../stage/kit';
import type { PiperDesk } from './desk.svelte';
import type { Lying } from './picture';
import { FIGURES, PIPER, type CardName } from './view';

/** Nothing is said of a card that may not be seen but whose it is. */
export function tipOf(thing: string, desk: PiperDesk): Tip | null {
  const [kind, ...rest] = thing.split(':');
  const a = Number(rest[0]);
  switch (kind) {
    case 'house':
      return aboutHouse(desk, a);
    case 'marker':
    case 'collected':
      return aboutMarker(desk, a);
    case 'gap':
      return aboutGap(desk, a);
    case 'figure':
      return aboutFigure(desk, a);
    case 'place':
      return aboutPlace(desk, a);
    case 'hand':
      return desk.hand[a] ? aboutCard(desk.hand[a]) : null;
    case 'pile':
      return aboutPile(desk, rest[0]!);
    default:
      return null;
  }
}

function aboutHouse(desk: PiperDesk, house: number): Tip | null {
  const found = desk.picture.houses[house];
  if (!found) return null;
  const { owner } = found;
  if (owner < 0)
    return {
      title: t('piper-board-neutral', { number: (house + 1) / 2 }),
      lines: [t('page-piper-tip-neutral')],
      rule: 'pp.setup.houses',
    };
  return {
    title: t('page-piper-tip-house', { seat: nameIn(desk.given.seats)(owner) }),
    lines: [...standing(desk, owner), t('page-piper-tip-pass')],
    rule: 'pp.card.pass',
  };
}

function aboutMarker(desk: PiperDesk, seat: number): Tip {
  return {
    title: t('page-piper-tip-marker', { seat: nameIn(desk.given.seats)(seat) }),
    lines: [...standing(desk, seat), t('page-piper-tip-roof'), t('page-piper-tip-lowest')],
    rule: 'pp.out.roof',
  };
}

function standing({ picture, roof }: PiperDesk, seat: number): string[] {
  const markers = picture.collected[seat] ?? 0;
  const floor = t('page-piper-floor-of', { floor: picture.floors[seat] ?? 0, roof });
  return [`${t('line-floor')}: ${floor}`, ...(markers ? [`${t('line-collected')}: ${markers}`] : [])];
}

/** Who is in a gap, and after which house it is. */
export function gapText(desk: PiperDesk, gap: number): string {
  const figures = FIGURES.filter((_, figure) => desk.picture.gaps[figure] === gap).map((name) => t(`figure-${name}`));
  return figures.length ? t('page-piper-gap', { figures: figures.join(', ') }) : t('page-piper-gap-empty');
}

/** A house and the gap after it, for whoever doesn't see them. */
export function houseText(desk: PiperDesk, house: number): string {
  const { picture, roof, given } = desk;
  const owner = picture.houses[house]!.owner;
  if (owner < 0) return `${t('piper-board-neutral', { number: (house + 1) / 2 })}. ${gapText(desk, house)}`;
  const name = nameIn(given.seats)(owner);
  const seat = given.winners.includes(owner) ? `${name} (${t('page-table-winner')})` : name;
  const { floors, collected, handSizes } = picture;
  const counts = { floor: floors[owner]!, roof, markers: collected[owner]!, cards: handSizes[owner]! };
  return `${t('page-piper-house', { seat, ...counts })} ${gapText(desk, house)}`;
}

function aboutGap(desk: PiperDesk, gap: number): Tip | null {
  const house = desk.picture.houses[gap];
  if (!house) return null;
  const seat = house.owner < 0 ? '' : nameIn(desk.given.seats)(house.owner);
  const number = house.owner < 0 ? (gap + 1) / 2 : 0;
  return {
    title: t('page-piper-tip-gap', { where: t('piper-behind-house', { seat, number }) }),
    lines: [gapText(desk, gap), t('page-piper-tip-together')],
    rule: 'pp.card.melody',
  };
}

function aboutFigure({ picture }: PiperDesk, figure: number): Tip | null {
  const name = FIGURES[figure];
  if (!name) return null;
  const places = picture.row.flatMap((slot, at) => (slot.figure === name ? [at + 1] : [])).join(', ');
  return {
    title: t(`figure-${name}-subject`),
    lines: [
      t(figure === PIPER ? 'page-piper-tip-piper' : 'page-piper-tip-rat'),
      places ? t('page-piper-tip-places', { places }) : t('page-piper-tip-no-place'),
    ],
    rule: 'pp.card.pass',
  };
}

/** While a move can be made there, the place and the houses show what it would do, and nothing may cover them. */
function aboutPlace(desk: PiperDesk, place: number): Tip | null {
  const slot = desk.picture.row[place - 1];
  if (!slot || desk.offerAt(place)) return null;
  const figure = slot.figure ? t(`figure-${slot.figure}`) : '';
  return {
    title: figure ? t('page-piper-place', { place, figure }) : t('page-piper-place-empty', { place }),
    lines: [...slot.cards.map((lying) => lineOf(desk, lying)), t('page-piper-tip-acts')],
    rule: slot.cards.length < 2 ? 'pp.turn.play' : 'pp.turn.activate',
  };
}

function aboutCard(card: CardName): Tip {
  return { title: t(`card-${card}`), lines: [t(`page-piper-about-${card}`)], rule: `pp.card.${card}` };
}

/** What a card that lies under a character card does; of one that may not be seen, only whose it is. */
function lineOf(desk: PiperDesk, { card, faceDown, owner }: Lying): string {
  const seat = nameIn(desk.given.seats)(owner);
  if (card === 'hidden') return `${t('piper-board-unseen', { seat })}: ${t('page-piper-about-hidden')}`;
  const name = t(`card-${card}`);
  const shown = faceDown ? t('piper-board-face-down', { card: name }) : `${name} (${seat})`;
  return `${shown}: ${t(`page-piper-about-${card}`)}`;
}

function aboutPile({ picture }: PiperDesk, name: string): Tip {
  const isCharacters = name.startsWith('characters');
  return isCharacters
    ? {
        title: t('piper-board-characters', { deck: picture.characters, discards: picture.charactersDiscard }),
        lines: [t('page-piper-tip-characters')],
        rule: 'pp.turn.replace',
      }
    : {
        title: t('piper-board-actions', { deck: picture.deck, discards: picture.discard }),
        lines: [t('page-piper-tip-actions')],
        rule: 'pp.turn.draw',
      };
}
