/** The ways that rats take along the path and through pipes. */
import { NURSERY, ROCKET, type Pipe } from './view';

/** The places that a rat comes by, the first and the last included. */
export function wayBetween(from: number, to: number, taken: Pipe[]): number[] {
  if (to <= from || from === NURSERY || to === ROCKET) return [from, to];
  const way = [from];
  let at = from;
  for (const pipe of [...taken].sort((a, b) => a.from - b.from)) {
    while (at < pipe.from) way.push(++at);
    at = pipe.to;
    way.push(at);
  }
  while (at < to) way.push(++at);
  return way;
}

/** The pipes that a rat went through, of which an event tells as bits. */
export function pipesTaken(bits: number, pipes: Pipe[]): Pipe[] {
  return pipes.filter((_, index) => (bits >> index) & 1);
}

/** The fewest steps between two places, by any pipes or by none. */
export function fewestSteps(from: number, to: number, pipes: Pipe[]): number {
  const ways = pipes.filter((pipe) => pipe.from >= from && pipe.to <= to);
  const piped = ways.map((pipe) => pipe.from - from + 1 + fewestSteps(pipe.to, to, pipes));
  return Math.min(to - from, ...piped);
}
