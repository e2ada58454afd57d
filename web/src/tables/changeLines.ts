/** Changes of a table's options, in words. */
import type { Clock } from '../lib/types';
import type { Translate } from '../lib/words.svelte';
import { clockWords } from './clockWords';

export interface ChangeLine {
  name: string;
  before: string;
  now: string;
}
type Changes = Record<string, [before: unknown, now: unknown]>;

/** A line for each change; the options of the game are one each. */
export function changeLines(changes: Changes, t: Translate): ChangeLine[] {
  return Object.entries(changes).flatMap(([name, [before, now]]) => {
    if (name === 'options') return optionLines(before as Options, now as Options, t);
    const [label, say] = FACTS[name] ?? [];
    return label && say ? [{ name: t(label), before: say(before, t), now: say(now, t) }] : [];
  });
}

type Options = Record<string, string>;
type Saying = (value: unknown, t: Translate) => string;
const FACTS: Record<string, [label: string, say: Saying]> = {
  clock: ['page-setup-clock', (clock) => clockWords(clock as Clock)],
  stand_in: ['page-setup-stand-in', (level, t) => t(`bot-${String(level)}`)],
  hints: ['page-setup-hints', (is, t) => t(is ? 'page-setup-allowed' : 'page-setup-forbidden')],
  live_points: ['page-setup-points', (is, t) => t(is ? 'page-setup-shown' : 'page-setup-hidden')],
  rated: ['rating', (is, t) => t(is ? 'rated-yes' : 'rated-no')],
  is_public: ['page-setup-seen', (is, t) => t(is ? 'page-setup-public' : 'page-setup-link')],
};

/** What is not named is as the profile has it. */
function optionLines(before: Options, now: Options, t: Translate): ChangeLine[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const say = (name: string, value: string | undefined) =>
    value === undefined ? t('waiting-usual') : t(`option-${name}-${value}`);
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ name: t(`option-${name}`), before: say(name, before[name]), now: say(name, now[name]) }));
}
