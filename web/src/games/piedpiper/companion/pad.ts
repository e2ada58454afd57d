/** How the houses of The Pied Piper stand at the end, as people tap it in. */
import { freeColour, type PadPerson } from '../../../companion/keptPad';

export interface PiperPerson extends PadPerson {
  floor: number;
  collected: number;
  /** Only if nobody is left. */
  wentLast: boolean;
  held: number;
}

export interface PiperPad {
  people: PiperPerson[];
  roof: '7' | '8';
  stopped: boolean;
}

export function newPiperPerson(people: PadPerson[], name = ''): PiperPerson {
  return { name, colour: freeColour(people), floor: 0, collected: 0, wentLast: false, held: 0 };
}

/** An empty pad; whoever plays stays. */
export function newPiperPad(before?: PiperPad): PiperPad {
  const start = [0, 1, 2].map((colour) => ({ name: '', colour }));
  const people = (before?.people ?? start).map(({ name, colour }) => ({ ...newPiperPerson([], name), colour }));
  return { people, roof: before?.roof ?? '8', stopped: false };
}

export function isOut(person: PiperPerson, pad: PiperPad): boolean {
  return person.floor === Number(pad.roof);
}

/** Whether nobody can have won yet: then there is nothing to ask. */
export function goesOn(pad: PiperPad): boolean {
  const left = pad.people.filter((person) => !isOut(person, pad)).length;
  return pad.people.length === 2 ? left === 2 : left > 2;
}

/** With three or more, the last ones may go out together: then it counts what they held. */
export function isNobodyLeft(pad: PiperPad): boolean {
  return pad.people.length > 2 && pad.people.every((person) => isOut(person, pad));
}

/** As the server decides it. Who is out holds nothing. */
export function piperTableOf(pad: PiperPad): object {
  const isEmpty = isNobodyLeft(pad);
  return {
    game: 'piedpiper',
    options: { roof: pad.roof },
    stopped: pad.stopped,
    players: pad.people.map((person) => ({
      name: person.name,
      floor: person.floor,
      collected: isOut(person, pad) ? 0 : person.collected,
      went_last: isEmpty && person.wentLast,
      held: isEmpty && person.wentLast ? person.held : 0,
    })),
  };
}
