/** The tables of a First Rat profile as a form changes them. Numbers are null while a field is empty. */
import type { Cap, Colour, Good, Part, Stall, Track, Yield } from '../view';

type Figure = number | null;
export type TileEntry = [Colour, Yield, Figure];
export type CardEntry = [Figure, Figure, Figure, Figure, string];
export type Level = 'easy' | 'medium' | 'hard' | 'unfair';
/** What is different by the number of people. */
type ByPeople<Value> = Record<'2' | '3' | '4' | '5', Value>;
export interface FirstRatTables {
  setup: Record<'markers' | 'markers_to_end' | 'caps' | 'comics', Figure> & {
    cheese: Figure[];
    drinks: ByPeople<Figure>;
    backpacks: ByPeople<Figure>;
    blocked: ByPeople<number[]>;
  };
  movement: Record<(typeof MOVEMENT)[number][0], Figure>;
  score: Record<(typeof SCORE)[number][0], Figure>;
  challenges: Record<(typeof CHALLENGES)[number][0], Figure>;
  path: Record<string, TileEntry>;
  path_tiles: Record<string, (number | TileEntry)[]>;
  stalls: Record<Stall, { space: Figure; price: Figure }>;
  pipes: { from: Figure; to: Figure; cost: Good; colour: string }[];
  lights: { at: number[]; lamps: Figure[] };
  burrow: Record<string, string[]>;
  backpacks: Record<Colour, { bonus: Figure; count: Figure }>;
  tracks: Record<Track, Figure[]>;
  track_tiles: { rows: Figure[][] };
  parts: Record<Part, Partial<Record<Good, Figure>>> & { donation: Figure };
  caps: Record<Cap | 'crumbs_less', Figure>;
  greg: { A: CardEntry[]; B: CardEntry[]; C: CardEntry[]; rats: Figure[]; levels: Record<Level, [Figure, Figure]> };
}

/** Figures of the rules, each with its drawing. */
export const MOVEMENT = [
  ['steps_alone', 'steps'],
  ['steps_together', 'rat'],
  ['steps_together_with_comic', 'comic-four-steps'],
  ['runner', 'comic-runner'],
  ['toll', 'toll'],
  ['mouldy', 'mouldy'],
] as const;
export const SCORE = [
  ['award', 'award'],
  ['mouldy', 'mouldy'],
  ['leftovers', 'can'],
] as const;
/** Figures of the challenges, and the challenge of each. */
export const CHALLENGES = [
  ['rockets', 'two-rockets'],
  ['backpacks', 'four-backpacks'],
  ['points', 'ninety-points'],
  ['turns', 'sixteen-turns'],
  ['cheese', 'five-cheese'],
  ['storage', 'five-storage'],
  ['pipes', 'every-pipe-twice'],
] as const;

/** The blocked slots with one more, or one less, in their order. */
export function withBlocked(slots: readonly number[], slot: number, isBlocked: boolean): number[] {
  const others = slots.filter((one) => one !== slot);
  return isBlocked ? [...others, slot].sort((a, b) => a - b) : others;
}

export const SPACES = Array.from({ length: 26 }, (_, index) => index + 1);
const MATERIALS: Yield[] = ['bottle', 'soda', 'can', 'calc'];
/** What spaces of a colour may yield. */
export const YIELDS_OF: Record<Colour, readonly Yield[]> = {
  yellow: ['cheese'],
  green: MATERIALS,
  orange: MATERIALS,
  blue: ['bulb'],
  white: ['core'],
};

/** A space of another colour: what it yields stays, if that colour has it. */
export function inColour([, kind, amount]: TileEntry, colour: Colour): TileEntry {
  const kinds = YIELDS_OF[colour];
  return [colour, kinds.includes(kind) ? kind : kinds[0]!, amount];
}

export function lightsAt(at: readonly number[], space: number): number {
  return at.filter((one) => one === space).length;
}

/** The light string with so many lights at a space. */
export function withLights(at: readonly number[], space: number, count: number): number[] {
  const wanted = Math.min(20, Math.max(0, Math.trunc(count)));
  return SPACES.flatMap((one) => Array<number>(one === space ? wanted : lightsAt(at, one)).fill(one));
}

/** A tile of the variable board: one of its own, or the printed space that it repeats. */
export function tileOf(entry: number | TileEntry, path: FirstRatTables['path']): TileEntry {
  return typeof entry === 'number' ? (path[String(entry)] ?? ['yellow', 'cheese', 1]) : entry;
}

/** The burrow with one tunnel more, right after a node. */
export function withTunnel(burrow: Record<string, string[]>, after: string): Record<string, string[]> {
  const numbers = Object.keys(burrow).map((name) => Number(/^tunnel_(\d+)$/.exec(name)?.[1] ?? 0));
  const name = `tunnel_${Math.max(...numbers) + 1}`;
  return { ...burrow, [after]: [name, ...burrow[after]!.slice(1)], [name]: burrow[after]!.slice(0, 1) };
}

/** The burrow without a tunnel: what led there leads to where it led. */
export function withoutTunnel(burrow: Record<string, string[]>, name: string): Record<string, string[]> {
  const next = burrow[name]![0]!;
  const rest = Object.entries(burrow).filter(([node]) => node !== name);
  return Object.fromEntries(rest.map(([node, ways]) => [node, ways.map((way) => (way === name ? next : way))]));
}
