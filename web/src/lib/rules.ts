/** Where a rule is explained. */
import { ALL_FACTS } from '../games/facts';
import type { GameName } from './types';

export function gameOfRule(rule: string): GameName {
  return (ALL_FACTS.find(({ rules }) => rule.startsWith(rules)) ?? ALL_FACTS[0]!).name;
}

export function ruleAddress(rule: string): string {
  return `/rules/${gameOfRule(rule)}#${rule}`;
}
