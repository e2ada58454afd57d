/** Names that have to fit under a house. */
const LONGEST = 13;

/** A long name is cut, but keeps the number by which it differs from the same name elsewhere. */
export function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const number = / \d+$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, LONGEST - 1 - number.length).trimEnd()}…${number}`;
}
