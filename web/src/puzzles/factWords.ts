/** A puzzle in short. */
import { factsOf } from '../games/facts';
import type { Translate } from '../lib/words.svelte';
import type { PuzzleFacts, Verdict } from './puzzle';

export function factsInWords(facts: PuzzleFacts, t: Translate): string[] {
  const options = Object.entries(facts.options).map(([name, value]) => t(`option-${name}-${value}`));
  return [
    t(`puzzle-${facts.difficulty}`),
    facts.level === null
      ? `${t('page-puzzles-seats')}: ${facts.people}`
      : t('page-home-greg', { level: t(`level-${facts.level}`) }),
    t(factsOf(facts.game).unit === 'points' ? 'page-after-round' : 'page-after-turn', {
      number: facts.turn.split('.')[0]!,
    }),
    ...(options.length ? [t('page-puzzles-options', { options: options.join(', ') })] : []),
  ];
}

/** Whether a turn was the best one, and what it lacks. */
export function verdictInWords({ kind, place, answer }: Verdict, { seat }: PuzzleFacts, t: Translate): string {
  if (kind !== 'worse') return t(`puzzle-${kind}`);
  if (place === null) return t('puzzle-worse-unknown');
  const lost = answer.ways[0]!.chances[seat]! - answer.ways[place]!.chances[seat]!;
  return t('puzzle-worse', { lost: t('hint-chance', { percent: Math.round(100 * lost) }) });
}
