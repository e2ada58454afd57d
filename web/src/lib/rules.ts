/** Where a rule is explained. Rules of First Rat begin with fr., those of The Pied Piper with pp. */
import type { GameName } from './types';

export function gameOfRule(rule: string): GameName {
  return rule.startsWith('pp.') ? 'piedpiper' : 'firstrat';
}

export function ruleAddress(rule: string): string {
  return `/rules/${gameOfRule(rule)}#${rule}`;
}
