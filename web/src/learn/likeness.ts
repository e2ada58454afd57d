/** How alike two words are: inflected forms, compounds, slips of the keyboard. */

/** What the end of a compound counts: a Marker may be a Rattenmarker. */
export const COMPOUND = 0.75;
/** What a word with a slip counts, how short it may be, and from which length on there may be two. */
const SLIP = 0.6;
const LEAST_LETTERS = 5;
const LONG = 8;

/** How alike two words are, from 0 to 1: inflected forms share their beginning, compounds their end. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= LEAST_LETTERS && long.endsWith(short)) return COMPOUND;
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared++;
  const differs = longest - shared;
  if (shared < 3 || differs > 4 || shared < longest * 0.55) return 0;
  return shared >= 4 || differs <= 1 ? 0.9 - 0.1 * differs : 0;
}

/** How alike a word is to one that was perhaps meant: a letter or, of a long word, two are wrong, and an ending may follow. */
export function slip(typed: string, meant: string): number {
  if (typed.length < LEAST_LETTERS || typed[0] !== meant[0] || meant.length > typed.length + 3) return 0;
  const most = typed.length < LONG ? 1 : 2;
  const last = Math.min(typed.length + most, meant.length);
  for (let length = Math.max(typed.length - most, LEAST_LETTERS); length <= last; length++) {
    if (distance(typed, meant.slice(0, length)) <= most) return SLIP;
  }
  return 0;
}

/** How many letters have to be added, left out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
