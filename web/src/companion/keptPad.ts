/** Score pads are kept in the browser, so that a phone that falls asleep loses nothing. */
import { keep, kept } from '../lib/keeping';
import type { GameName } from '../lib/types';

/** What both games' pads have of a person; `colour` is one of the five of seats. */
export interface PadPerson {
  name: string;
  colour: number;
}

/** Null where nothing was kept, or nothing that can be read any more. */
export function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

const nameOf = (game: GameName) => `pad.${game}`;

export function hasPad(game: GameName): boolean {
  return kept(nameOf(game)) !== null;
}

export function keptPad<Pad>(game: GameName): Pad | null {
  return parsed<Pad>(kept(nameOf(game)));
}

export function keepPad(game: GameName, pad: object): void {
  keep(nameOf(game), JSON.stringify(pad));
}

/** The first colour that nobody has. */
export function freeColour(people: PadPerson[]): number {
  const taken = people.map(({ colour }) => colour);
  return [0, 1, 2, 3, 4].find((colour) => !taken.includes(colour)) ?? 0;
}

/** The next colour that nobody else has; with five people two change places. */
export function withNextColour<Person extends PadPerson>(people: Person[], index: number): Person[] {
  const mine = people[index]!.colour;
  const order = [1, 2, 3, 4].map((step) => (mine + step) % 5);
  const next = order.find((colour) => people.every((person) => person.colour !== colour)) ?? order[0]!;
  return people.map((person, place) => {
    if (place === index) return { ...person, colour: next };
    return person.colour === next ? { ...person, colour: mine } : person;
  });
}
