/** Greg's turn as steps to carry out on the real board: a rat's move, and whatever follows where it ends, are one. */
import type { Fact } from './greg';

export type CardFact = Extract<Fact, { kind: 'card' }>;
export type MoveFact = Extract<Fact, { kind: 'move' }>;

export interface TurnStep {
  first: Fact;
  rest: Fact[];
}

const FOLLOWS = new Set<Fact['kind']>(['toll', 'remove-item', 'rattonaut']);

/** All but the card, which is shown large. */
export function stepsOf(facts: Fact[]): TurnStep[] {
  const steps: TurnStep[] = [];
  for (const fact of facts) {
    if (fact.kind === 'card') continue;
    const last = steps.at(-1);
    if (last?.first.kind === 'move' && FOLLOWS.has(fact.kind)) last.rest.push(fact);
    else steps.push({ first: fact, rest: [] });
  }
  return steps;
}

export function cardIn(facts: Fact[]): CardFact['figures'] | null {
  return facts.find((fact): fact is CardFact => fact.kind === 'card')?.figures ?? null;
}

export function movesIn(facts: Fact[]): MoveFact['figures'][] {
  return facts.filter((fact): fact is MoveFact => fact.kind === 'move').map((fact) => fact.figures);
}
